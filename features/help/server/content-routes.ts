// The console's calls of answers and banners.
import { contentId } from '#domain/content/content.ts';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { defaultLanguage } from '#domain/text/language.ts';
import { prepareFiles, writePlatformPicture } from '#features/files/server/public.ts';
import * as calls from '#features/help/content.contract.ts';
import { handle, type Act, type Registry } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import * as content from './content.ts';
import { addPicture } from './content.sql.ts';
import { viewArticle, viewArticles, viewBanner, viewBanners } from './content-view.ts';

export function contentRoutes(registry: Registry): void {
  const direct = { direct: true };
  handle(registry, calls.deskArticles, (act) => viewArticles(act), direct);
  handle(registry, calls.deskArticle, (act) => viewArticle(act, act.input), direct);
  handle(registry, calls.deskBanners, (act) => viewBanners(act), direct);
  handle(registry, calls.deskBanner, (act) => viewBanner(act, act.input.id), direct);
  thingRoutes(registry);
  draftRoutes(registry);
  versionRoutes(registry);
  pictureRoute(registry);
}

type Given = Pick<Act<Endpoint>, 'tx' | 'env' | 'now'> & { session: Session };

function writingOf({ tx, env, now, session }: Given): content.Writing {
  return { tx, env, now, personId: session.personId };
}

function thingRoutes(registry: Registry): void {
  handle(registry, calls.createContent, async (act) => {
    const { input, audit } = act;
    await content.create(writingOf(act), input);
    audit({ subject: `${input.kind} ${input.id}`, after: { category: input.category } });
    return { id: input.id };
  });
  handle(registry, calls.changeContent, async (act) => {
    const { input, audit } = act;
    const { before, revision } = await content.change(writingOf(act), input);
    const after = { category: input.category ?? before.category, is_hidden: input.is_hidden };
    audit({ subject: `${input.kind} ${input.id}`, before, after });
    return { revision };
  });
  handle(registry, calls.orderContent, async (act) => {
    const { input, audit } = act;
    const revision = await content.putOrder(writingOf(act), input);
    audit({ subject: `order of ${input.kind}s`, after: { revision, first: input.ids.slice(0, 10) } });
    return { revision };
  });
}

function draftRoutes(registry: Registry): void {
  handle(registry, calls.saveArticleDraft, async (act) => {
    const { id, lang, revision, title, body } = act.input;
    const key = { kind: 'article', id, lang } as const;
    const saved = await content.saveDraft(writingOf(act), key, { doc: { title, body }, revision });
    act.audit({ subject: `article ${id} ${lang}`, after: { draft: saved } });
    return { revision: saved };
  });
  handle(registry, calls.saveBannerDraft, async (act) => {
    const { id, revision, places, route, texts } = act.input;
    const key = { kind: 'banner', id, lang: defaultLanguage } as const;
    const saved = await content.saveDraft(writingOf(act), key, { doc: { places, route, texts }, revision });
    act.audit({ subject: `banner ${id}`, after: { draft: saved } });
    return { revision: saved };
  });
  handle(registry, calls.dropDraft, async (act) => {
    const { input } = act;
    await content.dropDraft(writingOf(act), content.keyOf(input), input.revision);
    act.audit({ subject: subjectOf(input), before: { draft: input.revision } });
    return { id: input.id };
  });
}

function versionRoutes(registry: Registry): void {
  handle(registry, calls.publishContent, async (act) => {
    const { input } = act;
    const version = await content.publish(writingOf(act), input);
    const { from = null, until = null } = input;
    act.audit({
      subject: subjectOf(input),
      before: { version: version - 1 },
      after: { version, from, until },
    });
    return { version };
  });
  handle(registry, calls.republishContent, async (act) => {
    const { input } = act;
    const version = await content.republish(writingOf(act), input);
    act.audit({
      subject: subjectOf(input),
      before: { version: version - 1 },
      after: { version, again_of: input.version },
    });
    return { version };
  });
  handle(registry, calls.endContent, async (act) => {
    const { input } = act;
    await content.endOf(writingOf(act), content.keyOf(input), input.version);
    act.audit({ subject: subjectOf(input), after: { ended: input.version } });
    return { id: input.id };
  });
}

function subjectOf({ kind, id, lang }: { kind: string; id: string; lang: string }): string {
  return kind === 'banner' || !contentId.test(id) ? `${kind} ${id}` : `${kind} ${id} ${lang}`;
}

function pictureRoute(registry: Registry): void {
  handle(
    registry,
    calls.uploadBannerPicture,
    async ({ tx, env, call, now, personId, audit }) => {
      const [sent] = call.files ?? [];
      if (sent === undefined) throw refuse('parameterMissing', { field: 'file', reason: 'missing' });
      const { folder, widths, sha256, url } = await writePlatformPicture(env, sent.bytes);
      const id = env.random.id(now);
      await addPicture(tx, { id, folder, widths, sha256, by: personId, at: now });
      audit({ subject: `picture ${id}` });
      return { url };
    },
    // Drawn before the transaction opens: what was drawn is found again in it.
    { prepare: ({ call }) => prepareFiles(call.files, 'banner') },
  );
}
