import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { changeChannels, channelSettings, settingsHistory } from '#features/configuration/contract.ts';
import { SaidFault, SettingsTabs } from '#features/configuration/ui/public.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { History } from './History.tsx';

type Settings = OutputOf<typeof channelSettings>;

/** Which catalogues may read shops, and how buyers pay as it is configured. */
export function ChannelsScreen() {
  const { channels } = useWords().config;
  const query = useEndpoint(channelSettings, {});
  return (
    <Page title={channels.title} lead={channels.lead} width="wide">
      <SettingsTabs />
      <QueryView query={query} skeleton={<SkeletonRows count={4} />}>
        {(settings) => (
          <>
            <FeedsCard key={settings.version} settings={settings} />
            <WaysCard ways={settings.ways} />
          </>
        )}
      </QueryView>
      <History kind="channels" />
    </Page>
  );
}

function FeedsCard({ settings }: { settings: Settings }) {
  const { config } = useWords();
  const words = config.channels;
  const say = useSay();
  const toast = useToast();
  const [feeds, setFeeds] = useState(settings.feeds);
  const [why, setWhy] = useState('');
  const change = useAct(changeChannels, {
    changes: [channelSettings, settingsHistory],
    onDone: () => toast(config.saved, 'good'),
  });
  const off = feeds.filter(({ on }) => !on).map(({ code }) => code);
  return (
    <Card title={words.feeds}>
      <Form onSend={() => change.act({ version: settings.version, feeds_off: off, why })} label={words.feeds}>
        {feeds.map(({ code, name, on }) => (
          <SwitchField
            key={code}
            label={say(words.feed, { name })}
            isOn={on}
            onChange={(isOn) =>
              setFeeds(feeds.map((one) => (one.code === code ? { ...one, on: isOn } : one)))
            }
          />
        ))}
        <TextField label={config.why} value={why} onChange={setWhy} maxLength={2000} />
        <SaidFault error={change.error} />
        <Button type="submit" isBusy={change.isBusy}>
          {config.save}
        </Button>
      </Form>
    </Card>
  );
}

/** More countries than this are all there are. */
const everywhereCount = 240;

function WaysCard({ ways }: { ways: Settings['ways'] }) {
  const words = useWords().config.channels;
  const say = useSay();
  return (
    <Card title={words.ways}>
      <Text look="muted">{words.ways_lead}</Text>
      <Table
        label={words.ways}
        rows={ways}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', role: 'title', head: words.way, cell: ({ name }) => name },
          { key: 'method', role: 'line', head: words.method, cell: ({ method }) => method },
          {
            key: 'countries',
            head: words.countries,
            cell: ({ countries }) =>
              countries.length >= everywhereCount
                ? words.everywhere
                : countries.length > 30
                  ? say(words.some, { count: countries.length })
                  : countries.join(' '),
          },
        ]}
      />
    </Card>
  );
}
