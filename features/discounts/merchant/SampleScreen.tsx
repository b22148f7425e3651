import type { OutputOf } from '#domain/wire/endpoint.ts';
import { makeSample, readSample } from '#features/discounts/samples.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Refusal } from '#ui/calls/api.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useSearchParams } from '#ui/routing/hooks.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Sample = OutputOf<typeof readSample>;
/** One piece of own goods at what it costs (`?id=`): the price with its parts before there is a link, then the link. */
export function SampleScreen() {
  const { sample: words } = useWords().showcase;
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  return (
    <Page title={words.title} lead={words.lead} back={id === '' ? '/goodsList' : `/goodsList?item=${id}`}>
      {id === '' ? <Note>{words.none}</Note> : <SampleOf key={id} goodsId={id} />}
    </Page>
  );
}

function SampleOf({ goodsId }: { goodsId: string }) {
  const { sample: words } = useWords().showcase;
  const query = useEndpoint(readSample, { goods_id: goodsId });
  if (query.error instanceof Refusal && query.error.reason === 'at_cost')
    return <Note>{words.reasons.at_cost}</Note>;
  return (
    <QueryView query={query} skeleton={<SkeletonRows count={3} />}>
      {(sample) => <SampleBody sample={sample} />}
    </QueryView>
  );
}

function SampleBody({ sample }: { sample: Sample }) {
  const { showcase: words } = useWords();
  const say = useSay();
  const amount = (text: string) => <MoneyText amount={text} currency={sample.currency} />;
  return (
    <>
      <p className="font-medium [overflow-wrap:anywhere]">{sample.title}</p>
      <Facts
        facts={[
          { label: words.cost, value: amount(sample.cost) },
          { label: words.commission, value: amount(sample.commission) },
          { label: words.sample.price, value: amount(sample.price), isTotal: true },
          { label: words.sample.delivery, value: amount(sample.delivery_from) },
        ]}
      />
      {sample.link === null || sample.code === null ? (
        <GetLink sample={sample} />
      ) : (
        <SampleLink link={sample.link} endsAt={sample.ends_at} />
      )}
      <Text look="muted">
        {say(words.sample.counts, { used: sample.used_30d, max: sample.max_30d })} {words.sample.review}
      </Text>
    </>
  );
}

function GetLink({ sample }: { sample: Sample }) {
  const { sample: words } = useWords().showcase;
  const say = useSay();
  const act = useAct(makeSample, { changes: [readSample] });
  const reasons: Readonly<Record<string, string>> = words.reasons;
  const refused = act.error instanceof Refusal ? reasons[act.error.reason ?? ''] : undefined;
  return (
    <>
      <ErrorBox error={refused === undefined ? act.error : undefined} />
      {refused === undefined ? null : (
        <p role="alert" className="font-medium text-bad">
          {say(refused, { open: sample.open_max, month: sample.max_30d })}
        </p>
      )}
      <Button
        isWide
        isBusy={act.isBusy}
        onClick={() => act.act({ goods_id: sample.goods_id, price: sample.price })}
      >
        {words.make}
      </Button>
    </>
  );
}

function SampleLink({ link, endsAt }: { link: string; endsAt: string | null }) {
  const { sample: words } = useWords().showcase;
  const say = useSay();
  const { time } = useFormats();
  return (
    <>
      <Note title={words.ready}>
        {endsAt === null ? null : say(words.readyDetail, { time: time(endsAt, 'both') })}
      </Note>
      <Stack isRow gap="small">
        <LinkButton to={link}>{words.open}</LinkButton>
        <CopyButton text={link} />
      </Stack>
    </>
  );
}
