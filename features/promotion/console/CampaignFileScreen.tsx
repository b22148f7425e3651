import { useParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { hasRight } from '#domain/rights.ts';
import type { ConsolePerson } from '#features/staff/contract.ts';
import { deskCampaign } from '#features/promotion/console.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Timeline } from '#ui/lists/Timeline.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { FiguresCard, NotShownCard, TermsCard } from './CampaignCards.tsx';
import { RefuseCard } from './RefuseCard.tsx';
import { stateTones } from './tones.ts';

export type CampaignFile = OutputOf<typeof deskCampaign>;

/** One campaign as its merchant sees it, what happened to it, and the one thing a person may say: no, with a reason. */
export function CampaignFileScreen({ person }: { person: ConsolePerson }) {
  const { promotion: words } = useWords();
  const say = useSay();
  const { id = '' } = useParams();
  const query = useEndpoint(deskCampaign, { id });
  const title = query.data === undefined ? words.title : say(words.of, { shop: query.data.shop.name });
  return (
    <Page title={title} back="/promotion" width="wide">
      <QueryView query={query} skeleton={<SkeletonCards shape="block" count={3} />}>
        {(file) => (
          <Columns
            main={
              <>
                <FiguresCard campaign={file.campaign} />
                <GoodsCard file={file} maySeeShop={hasRight(person.roles, 'shops')} />
                <NotShownCard campaign={file.campaign} />
              </>
            }
            side={
              <>
                <RefuseCard file={file} mayDecide={hasRight(person.roles, 'reviewPromotion')} />
                <TermsCard campaign={file.campaign} />
                <HistoryCard steps={file.steps} />
              </>
            }
          />
        )}
      </QueryView>
    </Page>
  );
}

function GoodsCard({ file, maySeeShop }: { file: CampaignFile; maySeeShop: boolean }) {
  const { promotion: words } = useWords();
  const { state, plan_id: plan, goods } = file.campaign;
  return (
    <Card title={words.goods} actions={<Badge tone={stateTones[state]}>{words.state[state]}</Badge>}>
      <Text look="muted">{words.plan[plan]}</Text>
      <Rows label={words.goods}>
        {goods.map(({ id, title, image }) => (
          <Row key={id} lead={<Picture image={image} size="small" />} title={title} />
        ))}
      </Rows>
      {maySeeShop ? (
        <LinkButton to={`/shops/${file.shop.id}`} tone="plain" size="small">
          {words.to_shop}
        </LinkButton>
      ) : null}
    </Card>
  );
}

function HistoryCard({ steps }: { steps: CampaignFile['steps'] }) {
  const { promotion: words } = useWords();
  const say = useSay();
  const { time } = useFormats();
  const moves: Readonly<Record<string, string>> = words.moves;
  const actors: Readonly<Record<string, string>> = words.actors;
  const pauses: Readonly<Record<string, string>> = words.pauses;
  const by = ({ at, actor, by: name }: CampaignFile['steps'][number]) =>
    name === null
      ? say(words.step_by, { when: time(at), who: actors[actor] ?? words.actors.other })
      : say(words.by_name, { when: time(at), name });
  return (
    <Card title={words.history}>
      <Timeline
        label={words.history}
        steps={steps.map((step, index) => ({
          key: `${step.at} ${index}`,
          title: moves[step.move] ?? words.state[step.state],
          detail: (
            <>
              <span className="block">{by(step)}</span>
              {step.reason === null ? null : (
                <span className="block wrap-anywhere whitespace-pre-line">
                  {pauses[step.reason] ?? step.reason}
                </span>
              )}
            </>
          ),
          state: 'done',
        }))}
      />
    </Card>
  );
}
