import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listTeam, revokeMemberInvitation } from '#features/team/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

type Invitation = OutputOf<typeof listTeam>['invitations'][number];

/** An invitation that nobody has used: who it is for, until when, and taking it back. */
export function InvitationRow({ invitation: { id, name, role, ends_at: end } }: { invitation: Invitation }) {
  const { team: words } = useWords();
  const say = useSay();
  const toast = useToast();
  const { time } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const { act, isBusy, error } = useAct(revokeMemberInvitation, {
    changes: [listTeam],
    onDone: () => toast(words.revoked),
  });
  return (
    <>
      <Row
        title={name}
        detail={say(words.validUntil, { role: words.roles[role], when: time(end) })}
        end={
          <Button
            tone="quiet"
            size="small"
            aria-label={say(words.revokeOf, { name })}
            onClick={() => setAsking(true)}
          >
            {words.revoke}
          </Button>
        }
      />
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={words.revokeTitle}
        action={words.revoke}
        isBusy={isBusy}
        error={error}
        onClose={() => setAsking(false)}
        onConfirm={() => act({ id })}
      >
        <p>{say(words.revokeText, { name })}</p>
      </ConfirmDialog>
    </>
  );
}
