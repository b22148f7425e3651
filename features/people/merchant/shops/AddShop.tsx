import { lazy, Suspense, useState } from 'react';
import { me } from '#features/people/contract.ts';
import { addLinkedShop, listLinkedShops } from '#features/people/shops.contract.ts';
import { needsFactor, useFieldErrors } from '#features/people/ui/useFieldErrors.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { Text } from '#ui/content/Text.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { useShopError } from './useShopError.ts';

// Few need the second step, and only after the first.
const FactorField = lazy(async () => ({
  default: (await import('#features/people/ui/FactorField.tsx')).FactorField,
}));

type Texts = { username: string; password: string; code: string };

/** The sign-in of the other shop's owner; its second step is asked for once the server has asked for it. */
export function AddShop({ max, onClose }: { max: number; onClose: () => void }) {
  const { safety, people, common } = useWords();
  const { shops: words } = safety;
  const say = useSay();
  const toast = useToast();
  const explain = useShopError(max);
  const [texts, setTexts] = useState<Texts>({ username: '', password: '', code: '' });
  const [wasSent, setSent] = useState(false);
  const [isSecond, setSecond] = useState(false);
  const { act, isBusy, error } = useAct(addLinkedShop, {
    changes: [listLinkedShops, me],
    onDone: ({ shops, added }) => {
      toast(say(words.added, { shop: shops.find(({ id }) => id === added)?.name ?? '' }), 'good');
      onClose();
    },
  });
  const isCodeAsked = isSecond || needsFactor(error);
  const { at, rest } = useFieldErrors(error, ['code']);
  const username = texts.username.trim();
  const code = texts.code.trim();
  const missing = (text: string, field: string) =>
    wasSent && text === '' ? say(common.cannotBeEmpty, { field }) : undefined;
  const set = (field: keyof Texts) => (text: string) => setTexts((before) => ({ ...before, [field]: text }));

  function send() {
    setSent(true);
    if (username === '' || texts.password === '' || (isCodeAsked && code === '')) return;
    setSecond(isCodeAsked);
    act({ username, password: texts.password, ...(isCodeAsked ? { code } : {}) });
  }

  return (
    <Sheet isOpen onClose={onClose} title={words.add}>
      <Text>{words.addLead}</Text>
      <Form label={words.add} onSend={send}>
        <TextField
          label={people.username}
          error={missing(username, people.username)}
          value={texts.username}
          onChange={set('username')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
        <PasswordField
          label={people.password}
          error={missing(texts.password, people.password)}
          value={texts.password}
          onChange={set('password')}
          keeps="current"
        />
        {isCodeAsked ? (
          <Suspense fallback={<Skeleton shape="line" />}>
            <FactorField
              value={texts.code}
              onChange={set('code')}
              error={(isSecond ? missing(code, safety.code) : undefined) ?? at('code')}
            />
          </Suspense>
        ) : null}
        <ErrorBox error={explain(rest)} />
        <Button type="submit" isWide isBusy={isBusy}>
          {words.add}
        </Button>
      </Form>
    </Sheet>
  );
}
