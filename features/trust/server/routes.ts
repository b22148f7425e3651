// What this house publishes: as calls, and under the addresses that machines look for.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { ads } from '#domain/ads/parameters.ts';
import { rankingDocument } from '#domain/ranking-document.ts';
import { trustPath, trustTopics, trustVersions } from '#domain/trust-documents.ts';
import { auditHeads } from '#features/audit/contract.ts';
import { acceptTerms, termsState } from '#features/trust/acceptance.contract.ts';
import { trustEntity, trustFees, trustFigures } from '#features/trust/contract.ts';
import { depositKeys } from '#features/deposits/keys.contract.ts';
import type { AskOf, Endpoint, OutputOf } from '#domain/endpoint.ts';
import { keep, keepOpen, type House } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import type { World } from '#platform/world.ts';
import { keepAcceptance, presentTerms, type Reader } from './acceptance.ts';
import { digestOf, presentFees } from './fees.ts';
import { makeFigures } from './figures.ts';

export function trustRoutes(house: House): void {
  const figures = makeFigures();
  keepOpen(house, trustFigures, ({ world }) => figures(world), { direct: true });
  keepOpen(house, trustEntity, ({ world }) => Promise.resolve(presentEntity(world)), { direct: true });
  keep(house, termsState, ({ world, tx, session, call }) =>
    presentTerms(tx, readerOf(world, session, call.language)),
  );
  keep(house, acceptTerms, async ({ world, tx, input, session, call, audit }) => {
    const reader = readerOf(world, session, call.language);
    await keepAcceptance(tx, reader, input.documents);
    audit({ shopId: reader.shopId, subject: 'terms', after: { documents: input.documents } });
    return presentTerms(tx, reader);
  });
  keepOpen(house, trustFees, ({ world }) => Promise.resolve(presentFees(world.policy)), { direct: true });
}

function readerOf(world: World, { shopId, personId }: Session, language: Language): Reader {
  if (shopId === undefined) throw refuse('insufficientPermissions', { reason: 'no_shop' });
  return { world, shopId, personId, language };
}

function presentEntity({ brand, testData, policy }: World): OutputOf<typeof trustEntity> {
  return {
    brand: brand.name,
    legal_name: brand.legalName,
    country: brand.country,
    support: brand.support ?? null,
    test_data: testData,
    terms: { ...trustVersions.terms, confirm_hours: policy.confirmLatestHours },
  };
}

/** Calls an endpoint in this process. */
type Ask = <E extends Endpoint>(endpoint: E, input: AskOf<E>) => Promise<OutputOf<E>>;

/** The version of the program, and one digest over all files that browsers are given. */
export type Build = { readonly version: string; readonly sha256: string };

type Parts = { readonly ask: Ask; readonly build: Build };

/** The same as the pages below `/trust`, for programs. */
export function trustFileRoutes(app: FastifyInstance, world: World, { ask, build }: Parts): void {
  app.get('/trust/figures.json', async (_request, reply) => sendJson(reply, await ask(trustFigures, {})));
  app.get('/fees.json', async (_request, reply) => sendJson(reply, await ask(trustFees, {})));
  app.get('/.well-known/stockless-trust.json', async (_request, reply) =>
    sendJson(reply, await cardOf(world, { ask, build })),
  );
}

function sendJson(reply: FastifyReply, document: object): FastifyReply {
  return reply
    .headers({ 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(document));
}

/** Who this is and how to check what it says. What there is none of is an empty list, not left out. */
async function cardOf({ baseUrl, receiptKeys }: World, { ask, build }: Parts) {
  const ranking = rankingDocument();
  const [entity, fees, heads, keys] = await Promise.all([
    ask(trustEntity, {}),
    ask(trustFees, {}),
    ask(auditHeads, {}),
    ask(depositKeys, {}),
  ]);
  const at = (path: string) => `${baseUrl}${path}`;
  return {
    entity,
    pages: Object.fromEntries(trustTopics.map((topic) => [topic, at(trustPath(topic))])),
    keys: { url: at('/.well-known/jwks.json'), list: receiptKeys.published },
    deposit_keys: keys.list,
    log: { url: at('/api/v1/trust/audit-heads'), head: heads.list[0] ?? null },
    witnesses: [],
    mediators: [],
    terms: { ...trustVersions.terms, url: at(trustPath('terms')) },
    fees: { version: fees.version, since: fees.since, sha256: fees.sha256, url: at('/fees.json') },
    ranking: {
      version: ranking.version,
      since: ranking.since,
      sha256: digestOf(ranking),
      url: at('/ranking.json'),
    },
    promotion: { version: ads.version, since: ads.since, seeds: at('/api/pub/ads/seeds') },
    figures: { url: at('/trust/figures.json') },
    build,
  };
}
