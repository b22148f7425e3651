import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { hasRight } from '#domain/rights.ts';
import {
  agreeIdentityRecall,
  askIdentityRecall,
  listIdentityRecalls,
} from '#features/identity/recall.contract.ts';
import type { ConsolePerson } from '#features/staff/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';

type Recall = OutputOf<typeof listIdentityRecalls>['list'][number];

const statementMin = 40;
const statementMax = 2_000;

/** Verifications to be taken back: a reviewer asks, another person of finance agrees. */
export function RecallsScreen({ person }: { person: ConsolePerson }) {
  const { recalls: words } = useWords().identity;
  const query = useEndpoint(listIdentityRecalls, {});
  return (
    <Page title={words.title} lead={words.lead}>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={2} />}
        empty={{ when: ({ list }) => list.length === 0, show: <Empty says={words.empty} /> }}
      >
        {({ list }) => (
          <Stack>
            {list.map((recall) => (
              <RecallCard key={recall.id} recall={recall} mayAgree={person.roles.includes('finance')} />
            ))}
          </Stack>
        )}
      </QueryView>
      {hasRight(person.roles, 'identities') ? <AskForm /> : null}
    </Page>
  );
}

function RecallCard({ recall, mayAgree }: { recall: Recall; mayAgree: boolean }) {
  const { recalls: words } = useWords().identity;
  const toast = useToast();
  const [isAsked, setAsked] = useState(false);
  const agreeing = useAct(agreeIdentityRecall, {
    changes: [listIdentityRecalls],
    onDone: () => toast(words.agreed, 'good'),
  });
  return (
    <Card title={recall.shop.name}>
      <Stack>
        <Facts
          facts={[
            { label: words.legal_name, value: recall.legal_name },
            { label: words.asked_by, value: recall.asked_by },
            { label: words.asked_at, value: <TimeText at={recall.asked_at} /> },
          ]}
        />
        <Text>{recall.statement}</Text>
        {recall.is_yours ? <Text look="small">{words.yours}</Text> : null}
        {mayAgree && !recall.is_yours ? (
          <Button tone="danger" onClick={() => setAsked(true)}>
            {words.agree}
          </Button>
        ) : null}
      </Stack>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => agreeing.act({ shop_id: recall.shop.id, id: recall.id })}
        title={words.sure}
        action={words.agree}
        isDanger
        isBusy={agreeing.isBusy}
        error={agreeing.error}
      >
        <Text>{words.sure_detail}</Text>
      </ConfirmDialog>
    </Card>
  );
}

function AskForm() {
  const { recalls: words } = useWords().identity;
  const toast = useToast();
  const [shop, setShop] = useState('');
  const [statement, setStatement] = useState('');
  const [wasSent, setSent] = useState(false);
  const asking = useAct(askIdentityRecall, {
    changes: [listIdentityRecalls],
    onDone: () => {
      setShop('');
      setStatement('');
      setSent(false);
      toast(words.asked, 'good');
    },
  });
  const isShort = statement.trim().length < statementMin;
  const isGood = shop.trim() !== '' && !isShort;
  return (
    <Card title={words.ask_title}>
      <Form
        onSend={() => {
          setSent(true);
          if (isGood) asking.act({ shop_id: shop.trim(), statement });
        }}
      >
        <TextField
          label={words.shop}
          hint={words.shop_hint}
          error={wasSent && shop.trim() === '' ? words.shop_missing : undefined}
          value={shop}
          onChange={setShop}
          maxLength={16}
        />
        <TextArea
          label={words.statement}
          hint={words.statement_hint}
          error={wasSent && isShort ? words.statement_short : undefined}
          value={statement}
          onChange={setStatement}
          maxLength={statementMax}
        />
        <ErrorBox error={asking.error} />
        <Button type="submit" isBusy={asking.isBusy}>
          {words.ask}
        </Button>
      </Form>
    </Card>
  );
}
