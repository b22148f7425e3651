import { LockKeyhole } from 'lucide-react';
import type { Refusal } from '#ui/calls/api.ts';
import { useErrorHelp } from './error-help.ts';
import { useErrorText } from './useErrorText.ts';
import { useSay, useUiWords } from '#ui/words/words.tsx';

/** Where a screen would be that this person may not see: which permission it needs, and who can grant it. */
export function NoPermission({ refusal }: { refusal: Refusal }) {
  const words = useUiWords();
  const textOf = useErrorText();
  const helpOf = useErrorHelp();
  return (
    <div role="alert" className="flex gap-3 rounded-card border border-line bg-card p-4">
      <LockKeyhole aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        <p className="font-medium">{words.noPermission}</p>
        <p>{textOf(refusal)}</p>
        <Grant refusal={refusal} />
        <div className="flex flex-wrap gap-2 empty:hidden">{helpOf?.(refusal)}</div>
      </div>
    </div>
  );
}

function Grant({ refusal: { reason, shown } }: { refusal: Refusal }) {
  const words = useUiWords();
  const say = useSay();
  if (reason === 'actor') return <p>{words.noPermissionActor}</p>;
  const { needs, roles } = shown;
  if (typeof needs !== 'string' || !Array.isArray(roles)) return null;
  const named = { needs: spaced(needs), roles: roles.join(', ') };
  return <p>{say(words.noPermissionRole, named)}</p>;
}

/** `decideDeposits` as people read it. */
function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
