import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { Refusal } from '#ui/calls/api.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';

const named = z.object({ id: z.uuid() });

/** For `ErrorHelpProvider`: the way from a refusal to the statement of the restriction it comes from, if it does. */
export function readStatement(refusal: Refusal): ReactNode {
  const restriction = z.safeParse(named, refusal.shown['restriction']);
  return restriction.success ? <ReadStatement id={restriction.data.id} /> : null;
}

function ReadStatement({ id }: { id: string }) {
  const { common: words } = useWords();
  return (
    <LinkButton to={`/restriction/${id}`} tone="plain" size="small">
      {words.readWhy}
    </LinkButton>
  );
}
