import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listInvitations, revokeInvitation } from '#features/invitation/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import type { Tone } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Table } from '#ui/lists/Table.tsx';
import type { Column } from '#ui/lists/Table.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';

type Invitation = OutputOf<typeof listInvitations>['list'][number];

const tones: Record<Invitation['state'], Tone> = {
  unused: 'accent',
  opened: 'info',
  joined: 'good',
  expired: 'plain',
  revoked: 'bad',
};

export function InvitationTable({ invitations }: { invitations: readonly Invitation[] }) {
  const words = useWords();
  const [toRevoke, setToRevoke] = useState<Invitation>();
  const heads = words.invitations.column;
  const columns: Column<Invitation>[] = [
    {
      key: 'code',
      role: 'title',
      head: heads.code,
      cell: ({ code }) =>
        code === null ? (
          <span className="text-muted">{words.invitations.code_gone}</span>
        ) : (
          <span className="font-mono font-medium break-all select-all md:break-normal">{code}</span>
        ),
    },
    {
      key: 'state',
      role: 'end',
      head: heads.state,
      cell: ({ state }) => <Badge tone={tones[state]}>{words.invitations.state[state]}</Badge>,
    },
    {
      key: 'note',
      role: 'line',
      head: heads.note,
      cell: ({ note }) => note ?? <span className="text-muted">{words.none}</span>,
    },
    { key: 'inviter', head: heads.inviter, cell: ({ inviter }) => inviter },
    { key: 'until', role: 'line', head: heads.until, cell: (row) => <Dates invitation={row} /> },
    {
      key: 'actions',
      role: 'line',
      head: heads.actions,
      isEnd: true,
      cell: (row) => <Actions invitation={row} onRevoke={() => setToRevoke(row)} />,
    },
  ];

  return (
    <>
      <Table label={words.invitations.caption} columns={columns} rows={invitations} rowKey={({ id }) => id} />
      {toRevoke === undefined ? null : (
        <RevokeDialog key={toRevoke.id} invitation={toRevoke} onClose={() => setToRevoke(undefined)} />
      )}
    </>
  );
}

function Dates({ invitation }: { invitation: Invitation }) {
  const words = useWords();
  const { state, username, joined_at, expires_at } = invitation;
  return (
    <span className="flex flex-col">
      {username === null ? null : <span className="font-medium">{username}</span>}
      <span className="text-caption text-muted">{words.invitations.until[state]}</span>
      <span className="whitespace-nowrap">
        <TimeText at={joined_at ?? expires_at} form="date" />
      </span>
    </span>
  );
}

function Actions({ invitation, onRevoke }: { invitation: Invitation; onRevoke: () => void }) {
  const words = useWords();
  const say = useSay();
  const { code, link } = invitation;
  if (code === null) return <span className="text-muted max-md:hidden">{words.none}</span>;
  return (
    <span className="flex flex-wrap justify-end gap-2 md:flex-nowrap md:whitespace-nowrap">
      {link === null ? (
        <CopyButton text={code} label={words.invitations.copy_code} />
      ) : (
        <CopyButton text={link} label={words.invitations.copy_link} />
      )}
      <Button
        tone="danger"
        size="small"
        aria-label={say(words.invitations.revoke_of, { code })}
        onClick={onRevoke}
      >
        {words.invitations.revoke}
      </Button>
    </span>
  );
}

function RevokeDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const words = useWords();
  const say = useSay();
  const toast = useToast();
  const { act, isBusy, error } = useAct(revokeInvitation, {
    changes: [listInvitations],
    onDone: () => {
      toast(words.invitations.revoked);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={words.invitations.revoke_title}
      action={words.invitations.revoke_yes}
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onConfirm={() => act({ id: invitation.id })}
    >
      <p>{say(words.invitations.revoke_text, { code: invitation.code ?? '' })}</p>
    </ConfirmDialog>
  );
}
