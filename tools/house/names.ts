// Names that say nothing to a stranger: words of our own where the field has one.
import type { Finding } from './imports.ts';

type Refused = {
  readonly name: RegExp;
  readonly instead: string;
  /** Files in which the word has its ordinary meaning. */
  readonly except?: RegExp;
};

/** A declared name that matches is refused; `instead` says which words there are. */
const refused: readonly Refused[] = [
  {
    name: /^(ground|\w*Ground)$/,
    instead: 'context (what an act works with), dependencies',
    except: /^ui\/|^apps\/server\/(brand|install)/,
  },
  { name: /^(town|\w*Town\w*)$/, instead: 'app, TestApp' },
  {
    name: /^(house|\w*House)$/,
    instead: 'registry (of calls), app, platform, instance',
    // The names of calls are what clients send.
    except: /^features\/supply\/claim\.contract\.ts$|^tools\/house/,
  },
  { name: /^(world|World|\w+World)$/, instead: 'env, Environment', except: /^demo\/|^bench\// },
  { name: /^(hear|heard|Heard|hear[A-Z]\w*)$/, instead: 'receive, received, on…' },
  { name: /^(bear|bear[A-Z]\w*|birth)$/, instead: 'create…' },
  { name: /^(Letter|[A-Z]\w*Letter)$/, instead: 'Email' },
  { name: /^(Ask|[A-Z]\w*Ask)$/, instead: '…Request, …Input, …Options' },
  { name: /^(stray|Stray|keepStray)$/, instead: 'unmatchedCapture' },
  { name: /^keep(Open|List|Own|Stream|Call)$/, instead: 'handle… (a call), save… (a row)' },
];

const declared = /\b(?:function|const|let|type|class)\s+([A-Za-z_$][\w$]*)/g;

/** A finding for every name declared in a file that is refused. Words for people are judged elsewhere. */
export function checkNames(file: string, text: string): Finding[] {
  if (file.startsWith('locales/') || file === 'tools/house.test.ts') return [];
  const rules = refused.filter(({ except }) => except === undefined || !except.test(file));
  return text.split('\n').flatMap((line, at) => {
    if (/^\s*(\/\/|\*|\/\*)/.test(line)) return [];
    return [...line.matchAll(declared)].flatMap(([, name = '']) => {
      const rule = rules.find((one) => one.name.test(name));
      const reason = `${name} is a word of our own: use ${rule?.instead ?? ''} (CONTRIBUTING.md, Names)`;
      return rule === undefined ? [] : [{ file, line: at + 1, reason }];
    });
  });
}
