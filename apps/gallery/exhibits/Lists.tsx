import { useState } from 'react';
import { Badge } from '#ui/content/Badge.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { Text } from '#ui/content/Text.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { LongList } from '#ui/lists/LongList.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { PullToRefresh } from '#ui/lists/PullToRefresh.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Segmented } from '#ui/lists/Segmented.tsx';
import { StateDot } from '#ui/content/StateDot.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { Timeline } from '#ui/lists/Timeline.tsx';
import { Token } from '#ui/lists/Token.tsx';
import { WaitingActs } from '#ui/offline/WaitingActs.tsx';
import { Exhibit } from '../Exhibit.tsx';

const at = '2026-03-02T09:30:00.000Z';
const rows = [
  { no: 'S-1041', amount: '26.40', status: 'On its way' },
  { no: 'S-1042', amount: '1052.80', status: 'Preparing' },
];
const more = {
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  error: null,
  fetchNextPage: () => undefined,
};

/** What comes in number. */
export function Lists() {
  const [page, setPage] = useState(1);
  return (
    <>
      <RowsExhibit />
      <Exhibit of="Table">
        <Table
          label="Orders"
          columns={[
            { key: 'no', role: 'title', head: 'Number', cell: ({ no }) => no },
            { key: 'status', role: 'line', head: 'Status', cell: ({ status }) => <Badge>{status}</Badge> },
            {
              key: 'amount',
              role: 'end',
              head: 'Amount',
              isEnd: true,
              cell: ({ amount }) => <MoneyText amount={amount} currency="USD" />,
            },
          ]}
          rows={rows}
          rowKey={({ no }) => no}
          onPress={() => undefined}
          peek={{
            label: 'Preview',
            shownKey: rows[0]?.no,
            onShow: () => undefined,
            onHide: () => undefined,
          }}
        />
      </Exhibit>
      <TwoLines />
      <Exhibit of="LoadMore">
        <LoadMore query={more} />
        <LoadMore query={{ ...more, isFetchingNextPage: true }} />
        <LoadMore query={{ ...more, isFetchNextPageError: true, error: new TypeError('lost') }} />
      </Exhibit>
      <Exhibit of="Pager">
        <Pager page={page} hasMore onPage={setPage} />
      </Exhibit>
      <Exhibit of="Timeline">
        <Timeline
          label="Where the parcel is"
          steps={[
            { key: 'a', title: 'Handed to the carrier', detail: 'Monday', state: 'done' },
            { key: 'b', title: 'On its way', state: 'current' },
            { key: 'c', title: 'Delivered', state: 'ahead' },
            { key: 'd', title: 'Returned to the sender', state: 'stopped' },
          ]}
        />
      </Exhibit>
      <Exhibit of="WaitingActs">
        <WaitingActs
          queued={{
            waiting: [
              { id: '1', ask: 'Thank you for your kind words.', at, failure: undefined },
              { id: '2', ask: 'We are sorry to hear that.', at, failure: 'This was answered already.' },
            ],
            again: () => undefined,
            drop: () => undefined,
          }}
          text={(ask) => ask}
        />
      </Exhibit>
    </>
  );
}

function RowsExhibit() {
  return (
    <>
      <Exhibit of="Rows">
        <Rows label="A list">
          <Row title="Only a title" />
        </Rows>
      </Exhibit>
      <Exhibit of="Row">
        <Rows label="Rows of every kind">
          <Row
            lead={<Picture image={null} size="small" />}
            title="That leads somewhere, with a title that needs more than one line of a phone"
            detail="A detail below it"
            end={<MoneyText amount="26.40" currency="USD" />}
            below={<Badge tone="info">On its way</Badge>}
            to="/"
          />
          <Row title="That is pressed" end="12" onPress={() => undefined} />
        </Rows>
      </Exhibit>
      <Exhibit of="LongList">
        <LongList label="A long list" items={rows} itemKey={({ no }) => no}>
          {({ no, status }) => <Row title={no} detail={status} />}
        </LongList>
      </Exhibit>
      <Exhibit of="PullToRefresh">
        <PullToRefresh
          query={{ refetch: () => undefined, isRefetching: false, dataUpdatedAt: Date.parse(at) }}
        >
          <Rows label="What can be pulled">
            <Row title="Pull me down" />
          </Rows>
        </PullToRefresh>
      </Exhibit>
      <Exhibit of="Token">
        <Token
          text="Status is On its way"
          onPress={() => undefined}
          removeLabel="Remove filter: Status is On its way"
          onRemove={() => undefined}
        />
        <Token text="Order S-1041" removeLabel="Remove filter: Order S-1041" onRemove={() => undefined} />
      </Exhibit>
      <Exhibit of="Facts">
        <Facts
          facts={[
            { label: 'Goods', value: <MoneyText amount="20.00" currency="USD" /> },
            { label: 'Shipping', value: <MoneyText amount="6.40" currency="USD" /> },
            { label: 'Total', value: <MoneyText amount="26.40" currency="USD" />, isTotal: true },
          ]}
        />
      </Exhibit>
    </>
  );
}

function TwoLines() {
  const [choice, setChoice] = useState('1');
  return (
    <>
      <Exhibit of="ListRow">
        <Rows label="In two lines">
          <ListRow
            lead={<Picture image={null} size="row" />}
            title="Reed diffuser ×3"
            tone="warn"
            detail="To confirm"
            end="26 min"
            endDetail="+$34.97"
            isUrgent
            to="#"
          />
          <ListRow title="Rating" end="4.6" to="#" />
        </Rows>
      </Exhibit>
      <Exhibit of="Fold">
        <Fold title="Payment breakdown">
          <Text>What few readers need.</Text>
        </Fold>
      </Exhibit>
      <Exhibit of="StateDot">
        <StateDot tone="warn" /> To confirm <StateDot tone="good" /> Completed
      </Exhibit>
      <Exhibit of="Segmented">
        <Segmented
          label="Page"
          value={choice}
          onChange={(next) => setChoice(next)}
          options={[
            { value: '1', label: 'First' },
            { value: '2', label: 'Second' },
          ]}
        />
      </Exhibit>
    </>
  );
}
