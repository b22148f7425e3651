import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import {
  openProofStore,
  type Contact,
  type Failure,
  type SavedProof,
} from '#features/proof/ui/check/store.ts';
import { majorText } from '#features/proof/ui/amounts.ts';
import { headlineOf } from '#features/proof/ui/sentences.ts';
import { useFault } from '#features/proof/ui/useFault.ts';
import type { Proof } from '#features/proof/ui/useProof.ts';
import { fieldsOf } from '#domain/wire/fields.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { CheatPlace } from './CheatPlace.tsx';
import { SaveEvidence } from './EvidenceCard.tsx';

type Props = {
  saved: SavedProof;
  failure: Failure;
  proof: Proof;
};

/** The whole screen where something does not match: what, before and after, the file, and who can help. */
export function FailureReport({ saved, failure, proof }: Props) {
  const words = useWords().proof.failure;
  const say = useSay();
  const { time } = useFormats();
  const currency = saved.pinned?.book?.currency ?? failure.seal?.currency;
  const faultOf = useFault(currency);
  const worst = headlineOf(failure);
  const others = [...new Set(failure.findings.filter((one) => one.code !== worst?.code).map(faultOf))];
  const { isChecking, check } = proof;
  const { checkNow, checking } = useWords().proof;
  return (
    <div className="min-h-dvh bg-bad-soft" role="alert">
      <div className="mx-auto flex w-full max-w-xl flex-col gap-5 px-4 py-8 lg:py-14">
        <ShieldAlert aria-hidden className="size-12 text-bad" />
        <h1 className="text-title text-bad">{words.title}</h1>
        {worst === undefined ? null : <p className="text-section wrap-anywhere">{faultOf(worst)}</p>}
        <Text>{words.lead}</Text>
        <Change failure={failure} currency={currency} />
        <Text look="small">{say(words.at, { when: time(new Date(failure.at).toISOString()) })}</Text>
        <Stack>
          <SaveEvidence proof={proof} tone="main" label={words.save} />
          <Button tone="plain" isBusy={isChecking} onClick={check}>
            {isChecking ? checking : checkNow}
          </Button>
          <LinkButton to="/shopCenter" tone="quiet">
            {words.goOn}
          </LinkButton>
        </Stack>
        <Helpers failure={failure} />
        {others.length === 0 ? null : (
          <Fold title={words.details}>
            <ul className="flex list-disc flex-col gap-1 pl-5 wrap-anywhere">
              {others.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Fold>
        )}
        <Aside saved={saved} proof={proof} />
        <CheatPlace isAside />
      </div>
    </div>
  );
}

/** Before and after: the line of the book, or what was said and what it comes to. */
function Change({ failure, currency }: { failure: Failure; currency: string | undefined }) {
  const words = useWords().proof.failure;
  const say = useSay();
  const { row } = failure;
  const worst = headlineOf(failure);
  if (row !== null) {
    const seq = textOf(fieldsOf(row.before)['seq']);
    return (
      <div className="rounded-card border border-line bg-surface p-4">
        <Facts
          facts={[
            { label: say(words.line, { row: seq }), value: '' },
            { label: words.before, value: <RowAmount row={row.before} currency={currency} /> },
            {
              label: words.now,
              value: row.after === null ? words.gone : <RowAmount row={row.after} currency={currency} />,
            },
          ]}
        />
      </div>
    );
  }
  const { before, after } = worst?.facts ?? {};
  if (before === undefined || after === undefined) return null;
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <Facts
        facts={[
          { label: words.before, value: <Said text={before} currency={currency} /> },
          { label: words.now, value: <Said text={after} currency={currency} /> },
        ]}
      />
    </div>
  );
}

function RowAmount({ row, currency }: { row: unknown; currency: string | undefined }) {
  const { units } = fieldsOf(row);
  return <Said text={textOf(units)} currency={currency} />;
}

/** Numbers of the wire are texts. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function Said({ text, currency }: { text: string; currency: string | undefined }) {
  if (currency === undefined || !/^-?\d{1,19}$/.test(text))
    return <span className="font-mono text-meta">{text}</span>;
  return <MoneyText amount={majorText(text, currency)} currency={currency} />;
}

function Helpers({ failure: { contacts } }: { failure: Failure }) {
  const words = useWords().proof.failure;
  const { country } = useFormats();
  const company = [contacts.company, contacts.country === '' ? '' : country(contacts.country)]
    .filter((one) => one !== '')
    .join(', ');
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-section">{words.tell}</h2>
      <Text>{words.tellDetail}</Text>
      <Facts
        facts={[
          ...contacts.mediators.map((one) => ({
            label: words.authority,
            value: <ContactText contact={one} />,
          })),
          ...contacts.notaries.map((one) => ({ label: words.notary, value: <ContactText contact={one} /> })),
          company === '' ? undefined : { label: words.company, value: company },
        ]}
      />
      {contacts.mediators.length === 0 ? <Text>{words.noContacts}</Text> : null}
    </section>
  );
}

function ContactText({ contact: { name, url } }: { contact: Contact }) {
  if (url === null) return <>{name}</>;
  return (
    <LinkButton to={url} tone="quiet" size="small">
      {name}
    </LinkButton>
  );
}

/** What this phone has found is never lost by a press alone. */
function Aside({ saved, proof }: { saved: SavedProof; proof: Proof }) {
  const words = useWords().proof.failure;
  const [isAsking, setAsking] = useState(false);
  const { owner, check } = proof;
  async function close(): Promise<void> {
    if (owner === undefined) return;
    await openProofStore().write(owner, { ...saved, failure: null });
    setAsking(false);
    check();
  }
  return (
    <>
      <Stack isRow>
        <Button tone="quiet" size="small" onClick={() => setAsking(true)}>
          {words.aside}
        </Button>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void close()}
        title={words.asideTitle}
        action={words.asideYes}
        isDanger
      >
        <Text>{words.asideDetail}</Text>
      </ConfirmDialog>
    </>
  );
}
