import { useState } from 'react';
import { givePublicSupport, publicSupport } from '#features/promotion/delivery.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

/** As the call has them. */
const noteMin = 40;
const noteMax = 2_000;

/** Whose goods stand in the places of public support, in turn, and giving or ending that right with a note. */
export function SupportScreen() {
  const { support: words } = useWords().promotion;
  return (
    <Page title={words.title} lead={words.lead} back="/promotion" width="wide">
      <Columns main={<Rotation />} side={<GiveCard />} />
    </Page>
  );
}

function Rotation() {
  const { support: words } = useWords().promotion;
  const say = useSay();
  const { time } = useFormats();
  const query = useEndpoint(publicSupport, {});
  return (
    <Card title={words.rotation}>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={3} />}
        empty={{ when: ({ list }) => list.length === 0, show: <Empty says={words.empty} /> }}
      >
        {({ one_in: oneIn, turn_minutes: minutes, turn, list }) => (
          <>
            <Text>{say(words.rule, { oneIn, minutes })}</Text>
            {turn === null ? null : (
              <Text look="strong">{say(words.turn, { shop: turn.handle, until: time(turn.until) })}</Text>
            )}
            <Table
              label={words.rotation}
              columns={[
                { key: 'shop', head: words.shop, cell: ({ name }) => name },
                { key: 'handle', head: words.handle, cell: ({ handle }) => handle },
              ]}
              rows={list}
              rowKey={(row) => `${row.handle} ${row.goods_id}`}
            />
          </>
        )}
      </QueryView>
    </Card>
  );
}

function GiveCard() {
  const { support: words } = useWords().promotion;
  const say = useSay();
  const toast = useToast();
  const [shop, setShop] = useState('');
  const [note, setNote] = useState('');
  const [way, setWay] = useState<'give' | 'end'>('give');
  const [wasSent, setSent] = useState(false);
  const isShort = note.trim().length < noteMin;
  const isNobody = shop.trim() === '';
  const { act, isBusy, error } = useAct(givePublicSupport, {
    changes: [publicSupport],
    onDone: ({ on }) => {
      toast(on ? words.given : words.ended);
      setNote('');
      setSent(false);
    },
  });
  function send(): void {
    setSent(true);
    if (!isShort && !isNobody) act({ shop_id: shop.trim(), on: way === 'give', note: note.trim() });
  }
  return (
    <Card title={words.change}>
      <Text look="muted">{words.change_lead}</Text>
      <Form label={words.change} onSend={send}>
        <TextField
          label={words.code}
          value={shop}
          onChange={setShop}
          maxLength={16}
          autoComplete="off"
          error={wasSent && isNobody ? words.code_missing : undefined}
        />
        <ChoiceField
          label={words.what}
          value={way}
          onChange={setWay}
          options={(['give', 'end'] as const).map((value) => ({ value, label: words.ways[value] }))}
        />
        <TextArea
          label={words.note}
          hint={say(words.note_hint, { min: noteMin })}
          error={wasSent && isShort ? say(words.note_short, { min: noteMin }) : undefined}
          rows={4}
          maxLength={noteMax}
          value={note}
          onChange={setNote}
        />
        <ErrorBox error={error} />
        <Button type="submit" isWide isBusy={isBusy}>
          {words.save}
        </Button>
      </Form>
    </Card>
  );
}
