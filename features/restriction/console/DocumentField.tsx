import { addRestrictionDocument } from '#features/restriction/document.contract.ts';
import { useWords } from '#ui/words/console-words.ts';
import { UploadField } from '#ui/forms/UploadField.tsx';

type Props = { shop: string; isMissing: boolean; onKept: (id: string) => void };

/** The paper behind a hold of a wallet or an account: kept before it is proposed, seen by the second person. */
export function DocumentField({ shop, isMissing, onKept }: Props) {
  const { form } = useWords().risk;
  return (
    <UploadField
      label={form.document}
      hint={form.document_hint}
      error={isMissing ? form.document_missing : undefined}
      takes="proof"
      endpoint={addRestrictionDocument}
      ask={{ shop: shop.trim() }}
      onDone={(answer) => onKept(answer?.id ?? '')}
    />
  );
}
