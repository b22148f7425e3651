// What a browser may do on a page of ours, and where it tells what it stopped.
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { limits } from '#domain/limits.ts';

export const reportPath = '/csp-report';

/** The apps' one policy of script addresses: their own worker. Nothing else turns a text into code. */
export const scriptPolicyName = 'stockless';

/** The policy of an app's page: nothing inline, nothing of others, no text becomes code. */
export const appPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  // The look of a shop is tried on the shop's own page.
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${scriptPolicyName}`,
  `report-uri ${reportPath}`,
].join('; ');

/** Takes what browsers stopped: a few a minute are written down, with the page and the rule alone. */
export function reportRoute(app: FastifyInstance, log: Logger): void {
  let [minute, told] = [0, 0];
  app.post(reportPath, { bodyLimit: limits.policyReportBytesMax }, async ({ body }, reply) => {
    const now = Math.floor(performance.now() / 60_000);
    if (now !== minute) [minute, told] = [now, 0];
    if (told < limits.policyReportsPerMinute) {
      told += 1;
      log.warn({ report: factsOf(body) }, 'a browser stopped something on a page of ours');
    }
    return reply.code(204).send();
  });
}

const said = ['document-uri', 'effective-directive', 'blocked-uri'] as const;
const saidMax = 200;

/** Whoever sends it may write anything: three short texts, without what stands behind an address. */
function factsOf(body: unknown): Record<string, string> {
  if (!Buffer.isBuffer(body)) return {};
  try {
    const whole: unknown = JSON.parse(body.toString('utf8'));
    const report = fieldOf(whole, 'csp-report') ?? whole;
    return Object.fromEntries(
      said.map((name) => {
        const value = fieldOf(report, name);
        // Order tokens stand in addresses: only the origin and the first part of the path.
        const text = typeof value === 'string' ? value.split('/').slice(0, 4).join('/') : '';
        return [name, text.replace(/[?#].*$/, '').slice(0, saidMax)];
      }),
    );
  } catch {
    return {};
  }
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
