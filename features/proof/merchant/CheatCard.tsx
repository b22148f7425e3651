import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Note } from '#ui/content/Note.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useMutation } from '#ui/queries/useMutation.ts';
import { useQuery } from '#ui/queries/useQuery.ts';
import { useSession } from '#ui/calls/session-context.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { readCheats, sendCheat, type Cheat } from './cheats.ts';
import { lastCheat, useCheat, type CheatStep } from './useCheat.ts';

/** Only in the demo: every way to cheat that we know, done to the very shop that looks. */
export function CheatCard() {
  const cheats = useCheats();
  // Before the server has said that it offers this, there is nothing to wait for and nothing to miss.
  if (!isOffered(cheats)) return null;
  return (
    <QueryView query={cheats} skeleton={null}>
      {(list) => <Offer list={list ?? []} />}
    </QueryView>
  );
}

/** Beside a failure that was asked for: what that was, and the way back to the truth. */
export function CheatAside() {
  const cheats = useCheats();
  const words = useWords().proof.cheat;
  const say = useSay();
  const what = useWhat();
  const cheat = lastCheat();
  if (!isOffered(cheats)) return null;
  return (
    <Card title={words.title}>
      {cheat === undefined ? null : <Text>{say(words.done, { what: what(cheat) })}</Text>}
      <Truth />
    </Card>
  );
}

function useCheats() {
  return useQuery({ queryKey: ['demoCheats'], queryFn: ({ signal }) => readCheats(signal) });
}

const isOffered = ({ data }: ReturnType<typeof useCheats>): boolean => data !== undefined && data !== null;

function Offer({ list }: { list: readonly Cheat[] }) {
  const words = useWords().proof.cheat;
  const say = useSay();
  const what = useWhat();
  const who = useWho();
  const { state, run } = useCheat();
  const [asking, setAsking] = useState<Cheat>();
  return (
    <Card title={words.title}>
      <Text look="muted">{words.lead}</Text>
      <div aria-live="polite" className="empty:hidden">
        {state.name === 'busy' ? <Progress cheat={state.cheat} step={state.step} /> : null}
        {state.name === 'done' ? <Outcome cheat={state.cheat} done={state.done} /> : null}
      </div>
      {state.name === 'failed' ? <ErrorBox title={words.failed} error={state.error} /> : null}
      {state.name === 'busy' ? null : (
        <Fold title={words.open}>
          <Rows label={words.title}>
            {list.map((cheat) => (
              <Row
                key={cheat.kind}
                title={what(cheat)}
                detail={say(words.foundBy, { who: who(cheat) })}
                onPress={() => setAsking(cheat)}
              />
            ))}
          </Rows>
        </Fold>
      )}
      <Truth />
      <ConfirmDialog
        isOpen={asking !== undefined}
        onClose={() => setAsking(undefined)}
        onConfirm={() => {
          if (asking !== undefined) run(asking);
          setAsking(undefined);
        }}
        title={words.sure}
        action={words.yes}
        isDanger
      >
        {asking === undefined ? null : <p className="font-medium">{what(asking)}</p>}
        <Text>{words.sureDetail}</Text>
      </ConfirmDialog>
    </Card>
  );
}

function Progress({ cheat, step }: { cheat: Cheat; step: CheatStep }) {
  const words = useWords().proof.cheat;
  const what = useWhat();
  return (
    <Note title={words.steps[step]}>
      <p>{what(cheat)}</p>
    </Note>
  );
}

/** Where a phone alone has found nothing: who does. */
function Outcome({ cheat, done }: { cheat: Cheat; done: string }) {
  const { cheat: words, compare } = useWords().proof;
  const say = useSay();
  const what = useWhat();
  const who = useWho();
  const { found, isLater } = cheat;
  return (
    <Note title={say(words.done, { what: what(cheat) })}>
      <Stack>
        <Text look="code">
          <span lang="en">{done}</span>
        </Text>
        <p>{say(words.foundBy, { who: who(cheat) })}</p>
        {found.includes('phone') ? <p>{isLater ? words.next.later : words.next.phone}</p> : null}
        {found.includes('compare') ? (
          <>
            <p>{words.next.compare}</p>
            <Stack isRow>
              <LinkButton to="/proof/compare" tone="plain" size="small">
                {compare.row}
              </LinkButton>
            </Stack>
          </>
        ) : null}
        {found.includes('command') ? (
          <>
            <p>{words.next.command}</p>
            <Text look="code">{command()}</Text>
          </>
        ) : null}
      </Stack>
    </Note>
  );
}

const command = () => `node dist/verify/stockless-verify.mjs ${globalThis.location.origin}`;

/** Ends what is told to some and not to others; books that were written anew stay so. */
function Truth() {
  const words = useWords().proof.cheat;
  const session = useSession();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => sendCheat(session.token() ?? '', 'end'),
  });
  return (
    <Stack>
      <Text look="small">{words.endDetail}</Text>
      <Stack isRow>
        <Button tone="plain" size="small" isBusy={isPending} onClick={() => mutate(undefined)}>
          {words.end}
        </Button>
      </Stack>
      {data === undefined ? null : <Text look="good">{words.ended}</Text>}
      <ErrorBox error={error} />
    </Stack>
  );
}

/** A kind that came after these words says what it does in English. */
function useWhat(): (cheat: Cheat) => string {
  const { kinds } = useWords().proof.cheat;
  const known: Readonly<Record<string, string>> = kinds;
  return ({ kind, does }) => known[kind] ?? does;
}

function useWho(): (cheat: Cheat) => string {
  const { finders } = useWords().proof.cheat;
  const known: Readonly<Record<string, string>> = finders;
  return ({ found }) => found.map((one) => known[one] ?? one).join(' · ');
}
