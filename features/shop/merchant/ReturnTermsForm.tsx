import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useDraft } from './useDraft.ts';

type Props = { store: OutputOf<typeof storeInfo>; onLook: () => void };

/** The shop's own words on returns, beside what always holds. */
export function ReturnTermsForm({ store, onLook }: Props) {
  const words = useWords().shop;
  const say = useSay();
  const toast = useToast();
  const { draft, set, isChanged, discard } = useDraft(`${store.id}:returns`, { terms: store.return_terms });
  const save = useAct(storeInfo, { changes: [storeInfo], onDone: () => toast(words.saved) });

  function send() {
    const terms = draft.terms.trim();
    set({ terms });
    save.act({ patch: { return_terms: terms }, version: store.version });
  }

  return (
    <Form label={words.returnsTitle} onSend={send}>
      <Text look="muted">{say(words.returnsLead, { days: store.returns.days })}</Text>
      <TextArea
        label={words.returnTerms}
        hint={say(words.returnTermsHint, { max: limits.returnTermsUnitsMax })}
        value={draft.terms}
        onChange={(terms) => set({ terms })}
        maxLength={limits.returnTermsUnitsMax}
      />
      <SaveBar
        isChanged={isChanged}
        isBusy={save.isBusy}
        error={save.error}
        onDiscard={discard}
        onLook={onLook}
      />
    </Form>
  );
}
