import type { ReactNode } from 'react';
import { fieldsOf } from '#domain/wire/fields.ts';
import type { Refusal } from '#ui/calls/api.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';

/** For `ErrorHelpProvider`: the way from a refusal to the statement of the restriction it comes from, if it does. */
export function readStatement(refusal: Refusal): ReactNode {
  const { id } = fieldsOf(refusal.shown['restriction']);
  return typeof id === 'string' ? <ReadStatement id={id} /> : null;
}

function ReadStatement({ id }: { id: string }) {
  const { common: words } = useWords();
  return (
    <LinkButton to={`/restriction/${id}`} tone="plain" size="small">
      {words.readWhy}
    </LinkButton>
  );
}
