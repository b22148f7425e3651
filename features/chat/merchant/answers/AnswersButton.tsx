import { BookText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { useWords } from '#ui/words/merchant-words.ts';

const AnswerPicker = lazyPart(async () => (await import('./AnswerPicker.tsx')).AnswerPicker);

type Props = { orderId: string; text: string; write: (text: string) => void };

/** Opens the answers that were written before; so does a stroke typed into the empty field. */
export function AnswersButton({ orderId, text, write }: Props) {
  const { answers: words } = useWords().inbox;
  const [isOpen, setOpen] = useState(false);
  const isAsked = text === '/';
  const close = () => {
    setOpen(false);
    if (isAsked) write('');
  };
  return (
    <>
      <IconButton
        label={words.title}
        icon={<BookText aria-hidden className="size-5" />}
        onClick={() => setOpen(true)}
      />
      {isOpen || isAsked ? (
        <Suspense fallback={null}>
          <AnswerPicker
            orderId={orderId}
            onClose={close}
            onPick={(picked) => {
              setOpen(false);
              // What was typed before stays in front.
              write(isAsked || text === '' ? picked : `${text.trimEnd()} ${picked}`);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
