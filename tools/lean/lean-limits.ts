// Limits as the numbers that they are: a screen that needs one does not bring the hundreds of others along.
import type { Plugin } from 'vite';
import { limits } from '#domain/limits.ts';

const values: ReadonlyMap<string, unknown> = new Map(Object.entries(limits));
const takesLimits = /import \{[^}]*\blimits\b[^}]*\} from '#domain\/limits\.ts'/;

/** Writes numbers in the place of `limits.name` and of `{ name } = limits`; what is no number, and every type, stays. */
export function writeLimits(code: string): string {
  if (!takesLimits.test(code)) return code;
  return code
    .replaceAll(/(?<![\w.$]|typeof )limits\.(\w+)\b/g, (whole, name: string) => numberOf(name) ?? whole)
    .replaceAll(/\{([^{}]*)\} = limits;/g, (whole, names: string) => {
      const fields = Array.from(names.matchAll(/(\w+)(?:: \w+)?,?/g), ([, name = '']) => [
        name,
        numberOf(name),
      ]);
      if (fields.some(([, number]) => number === undefined)) return whole;
      return `{${names}} = { ${fields.map((field) => field.join(': ')).join(', ')} };`;
    });
}

function numberOf(name: string): string | undefined {
  const value = values.get(name);
  if (typeof value === 'bigint') return `${value}n`;
  return typeof value === 'number' ? String(value) : undefined;
}

/** For pages only: the server has the limits in memory once. */
export function leanLimits(): Plugin {
  return {
    name: 'lean-limits',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: takesLimits },
      handler: (code) => ({ code: writeLimits(code), map: null }),
    },
  };
}
