import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react';
import type { Verdict } from '#domain/proof/check.ts';
import type { Shown } from '#features/proof/ui/check/store.ts';
import { openProofStore } from '#features/proof/ui/check/store.ts';
import { useFault } from '#features/proof/ui/useFault.ts';
import { useProof, type Proof } from '#features/proof/ui/useProof.ts';
import { verdictOf } from '#features/proof/ui/verdict.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { cx } from '#ui/cx.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { CheatPlace } from './CheatPlace.tsx';
import { EvidenceCard } from './EvidenceCard.tsx';
import { FailureReport } from './FailureReport.tsx';
import { OwedCard } from './OwedCard.tsx';

/** What this phone has checked, in plain words; the whole screen where something does not match. */
export function ProofScreen() {
  const words = useWords().proof;
  const proof = useProof();
  const { saved } = proof;
  if (saved === undefined) {
    return (
      <Page title={words.title} back="/wallet" width="wide">
        <SkeletonCards count={3} />
      </Page>
    );
  }
  if (saved !== null && saved.failure !== null)
    return <FailureReport saved={saved} failure={saved.failure} proof={proof} />;
  return (
    <Page title={words.title} back="/wallet" width="wide" lead={words.lead}>
      <Columns
        main={
          <>
            <VerdictCard proof={proof} />
            {saved?.shown ? <OwedCard shown={saved.shown} /> : null}
            <Rows label={words.compare.title}>
              <Row to="/proof/compare" title={words.compare.row} detail={words.compare.rowDetail} />
            </Rows>
            <CheatPlace />
          </>
        }
        side={
          <>
            {saved?.shown ? <Notaries shown={saved.shown} proof={proof} /> : null}
            <Seen proof={proof} />
            <EvidenceCard proof={proof} />
            <Text look="small">{words.tripwire}</Text>
            <Stack isRow>
              <LinkButton to={`${globalThis.location.origin}/trust/record`} tone="plain" size="small">
                {words.fromOutside}
              </LinkButton>
            </Stack>
          </>
        }
      />
    </Page>
  );
}

const looks: Record<Verdict, { readonly ground: string; readonly Icon: typeof ShieldCheck }> = {
  checked: { ground: 'bg-good-soft text-good', Icon: ShieldCheck },
  no_notary: { ground: 'bg-good-soft text-good', Icon: ShieldCheck },
  waiting: { ground: 'bg-warn-soft text-warn', Icon: ShieldQuestion },
  failed: { ground: 'bg-bad-soft text-bad', Icon: ShieldAlert },
  unchecked: { ground: 'bg-sunken text-muted', Icon: ShieldQuestion },
};

function VerdictCard({ proof }: { proof: Proof }) {
  const words = useWords().proof;
  const say = useSay();
  const { time } = useFormats();
  const { saved, isChecking, check } = proof;
  const verdict = verdictOf(saved);
  const { ground, Icon } = looks[verdict];
  const { title, text } = words.verdicts[verdict];
  const shown = saved?.shown ?? null;
  const hasNoAnswer = saved !== null && saved !== undefined && saved.triedAt > (shown?.at ?? 0);
  return (
    <Card>
      <div className="flex items-start gap-4">
        <span
          aria-hidden
          className={cx('flex size-12 shrink-0 items-center justify-center rounded-full', ground)}
        >
          <Icon className="size-6" />
        </span>
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="text-section">{title}</h2>
          <Text look="muted">{text}</Text>
          {shown === null ? null : (
            <Text look="small">
              {say(words.line[verdict], { when: time(isoOf(shown.at)), count: shown.notaries.length })}
            </Text>
          )}
        </div>
      </div>
      {hasNoAnswer ? <Note>{say(words.lastTry, { when: time(isoOf(saved.triedAt)) })}</Note> : null}
      {shown === null ? null : <Findings shown={shown} currency={saved?.pinned?.book?.currency} />}
      <Stack isRow>
        <Button isBusy={isChecking} onClick={check}>
          {isChecking ? words.checking : words.checkNow}
        </Button>
      </Stack>
    </Card>
  );
}

const isoOf = (ms: number): string => new Date(ms).toISOString();

function Findings({ shown, currency }: { shown: Shown; currency: string | undefined }) {
  const words = useWords().proof;
  const faultOf = useFault(currency);
  if (shown.findings.length === 0) return null;
  const sentences = [...new Set(shown.findings.map(faultOf))];
  return (
    <Note tone="warn" title={words.found}>
      <ul className="flex flex-col gap-1">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Note>
  );
}

function Notaries({ shown, proof }: { shown: Shown; proof: Proof }) {
  const words = useWords().proof;
  const say = useSay();
  const { time } = useFormats();
  return (
    <Card title={words.notaries.title}>
      <Text look="muted">{words.notaries.detail}</Text>
      {shown.notaries.length === 0 ? (
        <Text>{words.notaries.none}</Text>
      ) : (
        <ul className="flex flex-col gap-2">
          {shown.notaries.map(({ name, time: at }) => (
            <li key={name} className="flex flex-col">
              <span className="font-medium wrap-anywhere">{name}</span>
              <span className="text-meta text-muted">
                {say(words.notaries.signed, { when: time(isoOf(at * 1000)) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {shown.hasOtherPolicy ? <OtherNotaries proof={proof} /> : null}
    </Card>
  );
}

/** A policy is never taken over by itself: who could change it could leave the witnesses out. */
function OtherNotaries({ proof }: { proof: Proof }) {
  const words = useWords().proof.notaries;
  const { owner, saved, check } = proof;
  async function accept(): Promise<void> {
    if (owner === undefined || !saved || saved.pinned === null) return;
    const answer = await fetch('/log/policy');
    if (!answer.ok) return;
    await openProofStore().write(owner, {
      ...saved,
      pinned: { ...saved.pinned, policy: await answer.text() },
    });
    check();
  }
  return (
    <Note tone="warn">
      <Stack>
        <p>{words.other}</p>
        <Stack isRow>
          <Button tone="plain" size="small" onClick={() => void accept()}>
            {words.accept}
          </Button>
        </Stack>
      </Stack>
    </Note>
  );
}

function Seen({ proof: { saved } }: { proof: Proof }) {
  const words = useWords().proof.seen;
  const { number, time } = useFormats();
  const pinned = saved?.pinned ?? null;
  if (pinned === null) return null;
  const rows = Number(pinned.tip?.seq ?? pinned.book?.seq ?? 0);
  return (
    <Card title={words.title}>
      <Facts
        facts={[
          { label: words.rows, value: number(rows) },
          { label: words.acts, value: number(pinned.acts.length) },
          { label: words.slips, value: number(pinned.slips.length) },
          { label: words.size, value: number(lengthOf(pinned.checkpoint)) },
          { label: words.since, value: time(isoOf(pinned.since * 1000), 'date') },
        ]}
      />
    </Card>
  );
}

/** The second line of a signed head; who checks it has read it already. */
function lengthOf(checkpoint: string | null): number {
  const length = Number(checkpoint?.split('\n')[1] ?? 0);
  return Number.isSafeInteger(length) ? length : 0;
}
