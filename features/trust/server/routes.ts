// What this instance publishes: as calls, and under the addresses that machines look for.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ads } from '#domain/ads/parameters.ts';
import { rankingDocument } from '#domain/goods/ranking-document.ts';
import { trustPath, trustTopics, trustVersions } from '#domain/content/trust-documents.ts';
import { acceptTerms, termsState } from '#features/trust/acceptance.contract.ts';
import { trustEntity, trustFees, trustFigures } from '#features/trust/contract.ts';
import { trustPauses } from '#features/trust/pause.contract.ts';
import { announcedDocuments, publicRecord, publicTerms } from '#features/trust/record.contract.ts';
import type { RequestOf, Endpoint, OutputOf } from '#domain/wire/endpoint.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import type { Environment } from '#platform/environment.ts';
import { saveAcceptance, presentTerms } from './acceptance.ts';
import { termsDocument } from './documents.ts';
import { digestOf, presentFees } from './fees.ts';
import { makeFigures } from './figures.ts';
import { presentPauses } from './pause.ts';
import { makeRecord, presentAnnounced } from './record.ts';

export function trustRoutes(registry: Registry): void {
  const figures = makeFigures();
  handle(registry, trustFigures, ({ env }) => figures(env), { direct: true });
  handle(registry, trustEntity, ({ env }) => Promise.resolve(presentEntity(env)), { direct: true });
  handle(registry, termsState, ({ env, tx, shopId, personId, call }) =>
    presentTerms(tx, { env, shopId, personId, language: call.language }),
  );
  handle(registry, acceptTerms, async ({ env, tx, input, shopId, personId, call, audit }) => {
    const reader = { env, shopId, personId, language: call.language };
    await saveAcceptance(tx, reader, input.documents);
    audit({ shopId, subject: 'terms', after: { documents: input.documents } });
    return presentTerms(tx, reader);
  });
  handle(registry, trustFees, ({ env }) => Promise.resolve(presentFees(env.policy)), { direct: true });
  handle(registry, trustPauses, ({ tx, now }) => presentPauses(tx, now), { direct: true });
  handle(registry, publicTerms, ({ env }) => Promise.resolve(termsDocument(env)), { direct: true });
  handle(registry, announcedDocuments, ({ env, tx }) => presentAnnounced(env, tx), { direct: true });
  const record = makeRecord();
  handle(registry, publicRecord, ({ env, tx }) => record(env, tx), { direct: true });
}

function presentEntity({ brand, testData, policy, translator }: Environment): OutputOf<typeof trustEntity> {
  return {
    ...(translator === undefined ? {} : { translator: translator.host }),
    brand: brand.name,
    legal_name: brand.legalName,
    country: brand.country,
    support: brand.support ?? null,
    test_data: testData,
    terms: { ...trustVersions.terms, confirm_hours: policy.confirmLatestHours },
  };
}

/** Calls an endpoint in this process. */
type Input = <E extends Endpoint>(endpoint: E, input: RequestOf<E>) => Promise<OutputOf<E>>;

/** The version of the program, and one digest over all files that browsers are given. */
export type Build = { readonly version: string; readonly sha256: string };

/** `depositKeys` are told by a room above: the public keys that deposit addresses are derived from. */
type Parts = {
  readonly ask: Input;
  readonly build: Build;
  readonly depositKeys: () => Promise<readonly object[]>;
};

/** The same as the pages below `/trust`, for programs. */
export function trustFileRoutes(
  app: FastifyInstance,
  env: Environment,
  { ask, build, depositKeys }: Parts,
): void {
  app.get('/trust/figures.json', async (_request, reply) => sendJson(reply, await ask(trustFigures, {})));
  app.get('/fees.json', async (_request, reply) => sendJson(reply, await ask(trustFees, {})));
  app.get('/.well-known/stockless-trust.json', async (_request, reply) =>
    sendJson(reply, await cardOf(env, { ask, build, depositKeys })),
  );
}

function sendJson(reply: FastifyReply, document: object): FastifyReply {
  return reply
    .headers({ 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(document));
}

/** Who this is and how to check what it says. What there is none of is an empty list, not left out. */
async function cardOf(
  { baseUrl, receiptKeys, recordKeys, witnesses }: Environment,
  { ask, build, depositKeys }: Parts,
) {
  const ranking = rankingDocument();
  const [entity, fees, keys] = await Promise.all([ask(trustEntity, {}), ask(trustFees, {}), depositKeys()]);
  const at = (path: string) => `${baseUrl}${path}`;
  return {
    entity,
    pages: Object.fromEntries(trustTopics.map((topic) => [topic, at(trustPath(topic))])),
    keys: { url: at('/.well-known/jwks.json'), list: receiptKeys.published },
    deposit_keys: keys,
    log: {
      origin: recordKeys.log.name,
      url: at('/log'),
      vkey: recordKeys.log.vkey,
      slip_vkey: recordKeys.slip.vkey,
      policy_url: at('/log/policy'),
    },
    witnesses: witnesses.list.map(({ name, vkey, url }) => ({ name, vkey, url: url ?? null })),
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
