// What is sent of each kind, and what must become of it. A lane is what one viewer, or one crowd, does in its order.
import { ads } from '#domain/ads/parameters.ts';
import type { Beacon } from '#features/promotion/server/delivery/evidence.ts';
import type { Looker } from '#features/search/server/public.ts';
import type { Mark } from './ads-beacons.ts';
import type { SimCampaign } from './ads-market.ts';
import type { Sign } from './ads-placements.ts';

export type Step = {
  /** 0 views, 1 clicks, 2 more clicks of the same viewers, 3 who stayed. */
  readonly phase: 0 | 1 | 2 | 3;
  readonly kind: 'view' | 'click' | 'dwell' | 'cart';
  readonly token: string;
  readonly looker: Looker;
  readonly view?: Partial<Pick<Beacon, 'share' | 'ms' | 'px'>>;
  /** What it is counted as; staying is not counted itself. */
  readonly mark?: Mark;
};
export type Lane = { readonly steps: readonly Step[] };

type Context = {
  readonly sign: Sign;
  /** Ends between the views and the clicks. */
  readonly over: SimCampaign;
  /** Has a day's budget that pays only some of its clicks. */
  readonly poor: SimCampaign;
  readonly sound: readonly SimCampaign[];
};

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** The least price and a step: what a place costs that nobody else wants. */
const priceAlone = 3n;

/** All kinds, the common ones over and over until there are so many beacons. */
export function makeLanes(context: Context, beacons: number): Lane[] {
  const people = makePeople();
  const rare = [...floods(context, people), ...ends(context, people)];
  const lanes = [...rare];
  let count = rare.reduce((sum, lane) => sum + countOf(lane), 0);
  for (let turn = 0; count < beacons; turn += 1) {
    const campaign = context.sound[turn % context.sound.length];
    if (campaign === undefined) break;
    for (const lane of commonLanes(context.sign, campaign, people)) {
      if (count >= beacons) break;
      lanes.push(lane);
      count += countOf(lane);
    }
  }
  return lanes;
}

const countOf = ({ steps }: Lane): number => steps.filter(({ mark }) => mark !== undefined).length;

type People = (changed?: Partial<Looker>) => Looker;

/** Somebody whom nobody has seen before. */
function makePeople(): People {
  let met = 0;
  return (changed = {}) => {
    met += 1;
    // Each of a network of their own.
    const ip = `10.${Math.floor(met / 256) % 256}.${met % 256}.${1 + (Math.floor(met / 65_536) % 250)}`;
    return { ip, agent: browser, purpose: undefined, ownHandle: undefined, ...changed };
  };
}

/** The whole way of a click that counts, but for what is told otherwise. */
function visit(token: string, looker: Looker, marks: { readonly view: Mark; readonly click?: Mark }): Step[] {
  const { view, click } = marks;
  const seen: Step = { phase: 0, kind: 'view', token, looker, mark: view };
  if (click === undefined) return [seen];
  return [
    seen,
    { phase: 1, kind: 'click', token, looker, mark: click },
    { phase: 3, kind: 'dwell', token, looker },
  ];
}

function commonLanes(sign: Sign, campaign: SimCampaign, people: People): Lane[] {
  const senders = [
    ['bot', { agent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
    ['bot', { agent: undefined }],
    ['prefetch', { purpose: 'prefetch' }],
    ['prerender', { purpose: 'prefetch;prerender' }],
    ['data_centre', { ip: '203.0.113.9' }],
    ['staff', { ip: '198.51.100.7' }],
    ['own_shop', { ownHandle: `ads-${campaign.shopId}` }],
  ] as const;
  const refused = senders.flatMap(([reason, changed]): Lane[] => {
    const agent = 'agent' in changed ? changed.agent : `${browser} ${people().ip}`;
    const looker = people({ ...changed, agent });
    const [seen, clicked] = [sign(campaign), sign(campaign)];
    return [
      { steps: visit(seen, looker, { view: `view ${reason}` }) },
      { steps: [{ phase: 1, kind: 'click', token: clicked, looker, mark: `click ${reason}` }] },
    ];
  });
  return [...good(sign, campaign, people), ...refused, ...bad(sign, campaign, people)];
}

function good(sign: Sign, campaign: SimCampaign, people: People): Lane[] {
  const whole = () => ({
    steps: visit(sign(campaign), people(), { view: 'view counted', click: 'click counted' }),
  });
  const seen = () => ({ steps: visit(sign(campaign), people(), { view: 'view counted' }) });
  const [bought, buyer] = [sign(campaign), people()];
  const cart: Step[] = [
    ...visit(bought, buyer, { view: 'view counted', click: 'click counted' }).filter(
      ({ kind }) => kind !== 'dwell',
    ),
    { phase: 3, kind: 'cart', token: bought, looker: buyer },
  ];
  return [whole(), seen(), whole(), seen(), seen(), { steps: cart }];
}

function bad(sign: Sign, campaign: SimCampaign, people: People): Lane[] {
  const one = (mark: Mark, step: Partial<Step>): Lane => {
    const kind = mark.startsWith('view') ? 'view' : 'click';
    const base = { phase: 0, kind, token: sign(campaign), looker: people(), mark } as const;
    return { steps: [{ ...base, ...step }] };
  };
  const forged = () => {
    const token = sign(campaign);
    return `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
  };
  const old = () => sign(campaign, ads.evidence.tokenMinutes + 1);
  const [replayed, viewer] = [sign(campaign), people()];
  const [again, left] = [sign(campaign), sign(campaign)];
  const hasty = people();
  const twice = visit(replayed, viewer, { view: 'view counted', click: 'click counted' });
  return [
    one('view forged', { token: forged() }),
    one('click forged', { token: forged() }),
    one('view forged', { token: 'not.a.token' }),
    one('view expired', { token: old() }),
    one('click expired', { token: old() }),
    one('view not_visible', { view: { share: 49 } }),
    one('view not_visible', { view: { ms: 999 } }),
    one('view not_visible', { view: { px: 0 } }),
    one('click not_rendered', {}),
    {
      steps: [
        ...twice.slice(0, 1),
        { phase: 0, kind: 'view', token: replayed, looker: viewer, mark: 'view duplicate' },
        ...twice.slice(1, 2),
        { phase: 1, kind: 'click', token: replayed, looker: viewer, mark: 'click duplicate' },
        // Another place of the same campaign, by the same viewer: a day has one click.
        { phase: 0, kind: 'view', token: again, looker: viewer, mark: 'view counted' },
        { phase: 2, kind: 'click', token: again, looker: viewer, mark: 'click duplicate' },
        ...twice.slice(2),
      ],
    },
    {
      steps: visit(left, hasty, { view: 'view counted', click: 'click dwell' }).filter(
        ({ kind }) => kind !== 'dwell',
      ),
    },
  ];
}

/** More than a person does: of one viewer, of one campaign, of one network. */
function floods({ sign, sound }: Context, people: People): Lane[] {
  const { viewerBeaconsPerMinute, viewerClicksPerHour, networkClicksPerHour } = ads.evidence;
  const most = ads.auction.viewerDayMax;
  const eager = people();
  const views = sound
    .flatMap((campaign) => Array.from({ length: most }, () => sign(campaign)))
    .map((token, place): Step => {
      const mark = place < viewerBeaconsPerMinute ? 'view counted' : 'view rate';
      return { phase: 0, kind: 'view', token, looker: eager, mark };
    });
  const clicker = people();
  const clicks = sound.flatMap((campaign, place) => {
    const click = place < viewerClicksPerHour ? 'click counted' : 'click rate';
    return visit(sign(campaign), clicker, { view: 'view counted', click });
  });
  const { ip } = people();
  const crowd = Array.from({ length: networkClicksPerHour + 12 }, (_none, place) => {
    const campaign = sound[place % sound.length];
    if (campaign === undefined) return [];
    const click = place < networkClicksPerHour ? 'click counted' : 'click rate';
    const looker = people({ ip, agent: `${browser} ${place}` });
    return visit(sign(campaign), looker, { view: 'view counted', click });
  }).flat();
  const [first] = sound;
  const fond = people();
  const often = Array.from({ length: most + 2 }, (_none, place): Step => {
    const mark = place < most ? 'view counted' : 'view viewer_day';
    return { phase: 0, kind: 'view', token: first === undefined ? '' : sign(first), looker: fond, mark };
  });
  return [views, clicks, crowd, often].map((steps) => ({ steps }));
}

/** A campaign that ends while its pages are open, and one whose day pays for some clicks only. */
function ends({ sign, over, poor }: Context, people: People): Lane[] {
  const late = Array.from({ length: 20 }, () => ({
    steps: visit(sign(over), people(), { view: 'view counted', click: 'click campaign_over' }),
  }));
  const tooLate = Array.from({ length: 20 }, () => ({
    steps: [
      { phase: 1, kind: 'view', token: sign(over), looker: people(), mark: 'view campaign_over' } as const,
    ],
  }));
  const paid = Number(poor.dayBudget / priceAlone);
  const spent = Array.from({ length: paid + 20 }, (_none, place) => ({
    steps: visit(sign(poor), people(), {
      view: 'view counted',
      click: place < paid ? 'click counted' : 'click budget',
    }),
  }));
  return [...late, ...tooLate, ...spent];
}
