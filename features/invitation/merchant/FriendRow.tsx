import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listFriendInvitations, revokeFriendInvitation } from '#features/invitation/friends.contract.ts';
import { me } from '#features/people/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import type { Tone } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Row } from '#ui/lists/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Friend = OutputOf<typeof listFriendInvitations>['list'][number];

const tones: Record<Friend['state'], Tone> = {
  unused: 'accent',
  opened: 'info',
  joined: 'good',
  expired: 'plain',
  revoked: 'plain',
};

/** One invitation with what became of it; while it is open it can be shared and taken back. */
export function FriendRow({ friend, onShare }: { friend: Friend; onShare: () => void }) {
  const { friends } = useWords().invitation;
  const say = useSay();
  const { time } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const { state, code, note, friend_id: id, username } = friend;
  const spelled = code?.replace(/(.{4})(?=.)/g, '$1 ');

  return (
    <>
      <Row
        title={note ?? spelled ?? username ?? friends.states[state]}
        detail={say(friends.stateDetail[state], {
          when: time(momentOf(friend), 'date'),
          name: username ?? '',
          id: id ?? '',
        })}
        end={<Badge tone={tones[state]}>{friends.states[state]}</Badge>}
        below={
          code === null ? undefined : (
            <Stack isRow gap="small">
              <Button tone="plain" size="small" aria-label={say(friends.shareOf, { code })} onClick={onShare}>
                {friends.share}
              </Button>
              <Button
                tone="quiet"
                size="small"
                aria-label={say(friends.revokeOf, { code })}
                onClick={() => setAsking(true)}
              >
                {friends.revoke}
              </Button>
            </Stack>
          )
        }
      />
      {isAsking ? <RevokeDialog friend={friend} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

/** The moment that the state is about. */
function momentOf({ state, invited_at, created_at, expires_at }: Friend): string {
  if (state === 'joined' && invited_at !== null) return invited_at;
  return state === 'revoked' ? created_at : expires_at;
}

function RevokeDialog({ friend, onClose }: { friend: Friend; onClose: () => void }) {
  const { friends } = useWords().invitation;
  const say = useSay();
  const toast = useToast();
  const { act, isBusy, error } = useAct(revokeFriendInvitation, {
    changes: [listFriendInvitations, me],
    onDone: () => {
      toast(friends.revoked);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={friends.revokeTitle}
      action={friends.revoke}
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onConfirm={() => act({ id: friend.id })}
    >
      <p>{say(friends.revokeText, { code: friend.code ?? '' })}</p>
    </ConfirmDialog>
  );
}
