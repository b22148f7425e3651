import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listApiKeys, revokeApiKey } from '#features/webhooks/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { MakeKeySheet } from './MakeKeySheet.tsx';

type Key = OutputOf<typeof listApiKeys>['list'][number];

/** The keys of the shop's programs: made, shown once, revoked. */
export function KeySection() {
  const { keys } = useWords().hooks;
  const say = useSay();
  const query = useEndpoint(listApiKeys, {});
  const [isMaking, setMaking] = useState(false);
  const [toRevoke, setToRevoke] = useState<Key>();
  return (
    <Section title={keys.title}>
      <QueryView query={query} skeleton={<SkeletonRows count={2} />}>
        {({ list, limit }) => {
          const isFull = list.filter(({ state }) => state === 'good').length >= limit;
          return (
            <Stack>
              {list.length === 0 ? (
                <Empty says={keys.none} detail={keys.noneDetail} />
              ) : (
                <Rows label={keys.title}>
                  {list.map((one) => (
                    <KeyRow key={one.id} shown={one} onRevoke={() => setToRevoke(one)} />
                  ))}
                </Rows>
              )}
              {isFull ? (
                <Note>{say(keys.full, { limit })}</Note>
              ) : (
                <Stack isRow>
                  <Button onClick={() => setMaking(true)}>{keys.make}</Button>
                </Stack>
              )}
            </Stack>
          );
        }}
      </QueryView>
      {isMaking ? <MakeKeySheet onClose={() => setMaking(false)} /> : null}
      {toRevoke === undefined ? null : (
        <RevokeDialog key={toRevoke.id} shown={toRevoke} onClose={() => setToRevoke(undefined)} />
      )}
    </Section>
  );
}

function KeyRow({ shown, onRevoke }: { shown: Key; onRevoke: () => void }) {
  const { keys } = useWords().hooks;
  const say = useSay();
  const { time } = useFormats();
  const { name, head, tail, scopes, expires_at: ends, last_used_at: used, state, version } = shown;
  return (
    <Row
      title={name}
      detail={<Text look="code">{`${head}…${tail}`}</Text>}
      below={
        <Stack gap="small">
          <Text look="small">{scopes.map((scope) => keys.scope[scope]).join(' · ')}</Text>
          <Text look="small">{say(keys.version, { version })}</Text>
          <Text look="small">{used === null ? keys.unused : say(keys.used, { when: time(used) })}</Text>
          {state === 'good' ? <Text look="small">{say(keys.ends, { when: time(ends, 'date') })}</Text> : null}
        </Stack>
      }
      end={
        state === 'good' ? (
          <Button size="small" tone="quiet" aria-label={say(keys.revokeOf, { name })} onClick={onRevoke}>
            {keys.revoke}
          </Button>
        ) : (
          <Badge>{keys.state[state]}</Badge>
        )
      }
    />
  );
}

function RevokeDialog({ shown, onClose }: { shown: Key; onClose: () => void }) {
  const { keys } = useWords().hooks;
  const say = useSay();
  const toast = useToast();
  const { act, isBusy, error } = useAct(revokeApiKey, {
    changes: [listApiKeys],
    onDone: () => {
      toast(keys.revoked);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={say(keys.revokeTitle, { name: shown.name })}
      action={keys.revoke}
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onConfirm={() => act({ id: shown.id })}
    >
      <p>{keys.revokeText}</p>
    </ConfirmDialog>
  );
}
