import { ArrowUpDown, Ellipsis, FileSpreadsheet, ListChecks, Percent, Tag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { useWords } from '#ui/words/merchant-words.ts';

type Props = { onSelect: () => void; onArrange: () => void };

/** What can be done with the whole showcase: a line of a wide screen. */
export function ShelfActions(acts: Props) {
  return (
    <div className="-ml-3.5 hidden whitespace-nowrap lg:flex">
      <Acts {...acts} />
    </div>
  );
}

/** The same on a phone, behind one button beside the tabs: the products begin higher. */
export function ShelfMenu({ onSelect, onArrange }: Props) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const title = words.statistics.links.title;
  const leave = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  return (
    <span className="lg:hidden">
      <IconButton
        label={title}
        aria-haspopup="dialog"
        icon={<Ellipsis aria-hidden className="size-6" />}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Sheet isOpen onClose={() => setOpen(false)} title={title}>
          <Acts isWide onSelect={leave(onSelect)} onArrange={leave(onArrange)} />
        </Sheet>
      ) : null}
    </span>
  );
}

function Acts({ isWide = false, onSelect, onArrange }: Props & { isWide?: boolean }) {
  const { showcase: words, discounts } = useWords();
  const look = isWide ? ({ tone: 'plain', isWide } as const) : ({ tone: 'quiet', size: 'small' } as const);
  return (
    <>
      <Button {...look} icon={<ListChecks aria-hidden className="size-4 shrink-0" />} onClick={onSelect}>
        {words.select}
      </Button>
      <Button {...look} icon={<ArrowUpDown aria-hidden className="size-4 shrink-0" />} onClick={onArrange}>
        {words.arrange}
      </Button>
      <LinkButton to="/goodsList/prices" {...look} icon={<Percent aria-hidden className="size-4 shrink-0" />}>
        {words.rule}
      </LinkButton>
      <LinkButton
        to="/goodsList/file"
        {...look}
        icon={<FileSpreadsheet aria-hidden className="size-4 shrink-0" />}
      >
        {words.file.title}
      </LinkButton>
      <LinkButton to="/discounts" {...look} icon={<Tag aria-hidden className="size-4 shrink-0" />}>
        {discounts.title}
      </LinkButton>
    </>
  );
}
