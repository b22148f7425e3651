import { useState } from 'react';
import { listSourcing, readSourcing, withdrawSourcing } from '#features/sourcing/contract.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { useNavigate, useParams } from '#ui/routing/hooks.ts';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { NewRequest } from './NewRequest.tsx';
import { tones, type Request } from './types.ts';

/** One request, or a new one. */
export function RequestScreen() {
  const words = useWords().goods.sourcing;
  const { id = 'new' } = useParams();
  const isNew = id === 'new';
  return (
    <Page
      title={isNew ? words.new : words.title}
      lead={isNew ? words.promise : undefined}
      back="/goodsList/sourcing"
      width="narrow"
    >
      {isNew ? <NewRequest /> : <OneRequest id={id} />}
    </Page>
  );
}

function OneRequest({ id }: { id: string }) {
  const query = useEndpoint(readSourcing, { id });
  return (
    <QueryView query={query} skeleton={<SkeletonCards count={2} shape="block" />}>
      {(request) => (
        <>
          <Answer request={request} />
          <Wanted request={request} />
          <Withdraw request={request} />
        </>
      )}
    </QueryView>
  );
}

/** Its state, and the answer. */
function Answer({ request: { state, title, reason, goods, currency } }: { request: Request }) {
  const words = useWords().goods.sourcing;
  return (
    <>
      <Card title={title}>
        <div>
          <Badge tone={tones[state]}>{words.states[state]}</Badge>
        </div>
        {state === 'sent' || state === 'reviewing' ? <Text>{words.waiting[state]}</Text> : null}
        {state === 'not_found' ? (
          <>
            <Text look="small">{words.reason}</Text>
            <p className="border-l-4 border-line pl-3 wrap-anywhere whitespace-pre-line">{reason}</p>
          </>
        ) : null}
      </Card>
      {state === 'found' ? (
        <Card title={words.goods}>
          <Rows label={words.goods}>
            {goods.map((one) => (
              <Found key={one.id} found={one} currency={currency} />
            ))}
          </Rows>
        </Card>
      ) : null}
    </>
  );
}

function Wanted({ request }: { request: Request }) {
  const words = useWords().goods.sourcing;
  const { country, money, number } = useFormats();
  const { cost, currency, countries, link } = request;
  return (
    <Card>
      <Facts
        facts={[
          { label: words.countries, value: countries.map((code) => country(code)).join(', ') },
          { label: words.pieces, value: number(request.pieces_per_month) },
          { label: words.wantedCost, value: cost === null ? words.anyCost : money(cost, currency) },
          { label: words.sentAt, value: <TimeText at={request.created_at} form="both" /> },
          request.answered_at === null
            ? undefined
            : { label: words.answeredAt, value: <TimeText at={request.answered_at} form="both" /> },
        ]}
      />
      {link === '' ? null : (
        <Text look="small">
          <span className="wrap-anywhere">{link}</span>
        </Text>
      )}
    </Card>
  );
}

type Goods = Request['goods'][number];

/** Leads to the warehouse, where cost, delivery and profit are beside the button that adds it. */
function Found({ found, currency }: { found: Goods; currency: string }) {
  const { goods: words, showcase } = useWords();
  const { money } = useFormats();
  const { id, title, image, cost, available, in_showcase: isMine } = found;
  const isOffered = available && !isMine;
  return (
    <Row
      lead={<Picture image={image} size="small" />}
      title={title}
      detail={`${words.cost} ${money(cost, currency)}`}
      below={
        isOffered ? (
          <LinkButton to={`/goodsList/warehouse?goods=${id}`} size="small">
            {showcase.add}
          </LinkButton>
        ) : (
          <Badge tone={isMine ? 'good' : 'plain'}>
            {isMine ? words.sourcing.inShowcase : words.sourcing.unavailable}
          </Badge>
        )
      }
    />
  );
}

function Withdraw({ request: { id, answered_at: answeredAt } }: { request: Request }) {
  const words = useWords().goods.sourcing;
  const toast = useToast();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { act, isBusy, error } = useAct(withdrawSourcing, {
    changes: [listSourcing],
    onDone: () => {
      toast(words.gone);
      navigate('/goodsList/sourcing', { replace: true });
    },
  });
  const isOpen = answeredAt === null;
  const label = isOpen ? words.withdraw : words.remove;
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          isOpen
          isDanger
          title={label}
          action={label}
          leave={words.leave}
          isBusy={isBusy}
          error={error}
          onClose={() => setAsking(false)}
          onConfirm={() => act({ id })}
        >
          <Text>{isOpen ? words.withdrawText : words.removeText}</Text>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
