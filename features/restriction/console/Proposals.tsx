import type { OutputOf } from '#domain/wire/endpoint.ts';
import {
  decideProposal,
  listAllRestrictions,
  proposalQueue,
} from '#features/restriction/console.contract.ts';
import { readRestrictionDocument } from '#features/restriction/document.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { saveBytes } from '#ui/save-file.ts';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { ShopText } from './ShopText.tsx';

type Proposal = OutputOf<typeof proposalQueue>['list'][number];

/** Holds of wallets and accounts that another person has to confirm; nothing where none waits. */
export function Proposals() {
  const { proposals: words } = useWords().risk;
  const query = useEndpoint(proposalQueue, {});
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonRows count={1} />}
      empty={{ when: ({ list }) => list.length === 0, show: null }}
    >
      {({ list }) => (
        <Section title={words.title}>
          {list.map((one) => (
            <ProposalCard key={one.id} proposal={one} />
          ))}
        </Section>
      )}
    </QueryView>
  );
}

/** Opened by a press: each look is on record. */
function ProposalDocument({ id }: { id: string }) {
  const { proposals: words } = useWords().risk;
  const { act, isBusy, error, done } = useAct(readRestrictionDocument);
  if (done === undefined)
    return (
      <>
        <ErrorBox error={error} />
        <Button tone="plain" isBusy={isBusy} onClick={() => act({ id })}>
          {words.open_document}
        </Button>
      </>
    );
  const { mime, content, name } = done;
  if (mime.startsWith('image/'))
    return <Picture size="whole" image={{ url: `data:${mime};base64,${content}`, alt: name }} />;
  return (
    <Button tone="plain" onClick={() => saveBytes(content, name, mime)}>
      {words.save_document}
    </Button>
  );
}

function ProposalCard({ proposal }: { proposal: Proposal }) {
  const { risk } = useWords();
  const words = risk.proposals;
  const say = useSay();
  const toast = useToast();
  const { time } = useFormats();
  const { act, isBusy, error } = useAct(decideProposal, {
    changes: [proposalQueue, listAllRestrictions],
    onDone: ({ state }) => toast(words[state], 'good'),
  });
  const { id, level, code, reason, evidence, shop, amount, until: end } = proposal;
  const { proposed_by: by, confirm_by: until, file_no: fileNo, document_id: document } = proposal;
  return (
    <Card title={risk.effect[level]}>
      <Text look="strong">
        <ShopText shop={shop} />
      </Text>
      <Text>{reason}</Text>
      {evidence.map((one) => (
        <Text key={one} look="muted">
          {one}
        </Text>
      ))}
      <Text look="muted">{risk.code[code]}</Text>
      <Text look="small">{say(words.ends, { when: time(end) })}</Text>
      {fileNo === null ? null : <Text look="code">{fileNo}</Text>}
      {amount === null ? null : <Text look="strong">{amount}</Text>}
      {document === null ? null : <ProposalDocument id={document} />}
      <Text look="small">{say(words.by, { name: by.name, when: time(until) })}</Text>
      <ErrorBox error={error} />
      <Stack isRow>
        {proposal.is_yours ? (
          <Text look="muted">{words.yours}</Text>
        ) : (
          <Button isBusy={isBusy} onClick={() => act({ id, verdict: 'confirmed' })}>
            {words.confirm}
          </Button>
        )}
        <Button tone="quiet" isBusy={isBusy} onClick={() => act({ id, verdict: 'declined' })}>
          {words.decline}
        </Button>
      </Stack>
    </Card>
  );
}
