import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openLogKey, openWitnessKey } from '#testing/note-keys.ts';
import { ProofFault } from './fault.ts';
import { hasQuorum, parsePolicy } from './policy.ts';
import { orRefused } from './tree.rig.ts';

const log = openLogKey('example.com/log').text;
const key = (name: string) => openWitnessKey(`${name.toLowerCase()}.example`).text;

/** The example of C2SP tlog-policy, with keys in the places of `<vkey>`. */
const example = `log ${log}

witness X1 ${key('X1')}
witness X2 ${key('X2')}
witness X3 ${key('X3')}
group X-witnesses 2 X1 X2 X3

witness Y1 ${key('Y1')}
witness Y2 ${key('Y2')}
witness Y3 ${key('Y3')}
group Y-witnesses any Y1 Y2 Y3

group X-and-Y all X-witnesses Y-witnesses
quorum X-and-Y
`;

describe('the policy of the specification', () => {
  const policy = parsePolicy(example);

  it('is read', () => {
    expect(policy.logs.map(({ vkey }) => vkey.name)).toStrictEqual(['example.com/log']);
    expect(policy.witnesses.map(({ name }) => name)).toStrictEqual(['X1', 'X2', 'X3', 'Y1', 'Y2', 'Y3']);
    expect(policy.groups).toStrictEqual([
      { name: 'X-witnesses', least: 2, members: ['X1', 'X2', 'X3'] },
      { name: 'Y-witnesses', least: 1, members: ['Y1', 'Y2', 'Y3'] },
      { name: 'X-and-Y', least: 2, members: ['X-witnesses', 'Y-witnesses'] },
    ]);
    expect(policy.quorum).toBe('X-and-Y');
  });

  it('asks for two of the first three and one of the others: all 64 cases', () => {
    const names = policy.witnesses.map(({ name }) => name);
    for (let bits = 0; bits < 64; bits += 1) {
      const signed = names.filter((_name, at) => (bits & (1 << at)) !== 0);
      const [x, y] = ['X', 'Y'].map((letter) => signed.filter((name) => name.startsWith(letter)).length);
      expect(hasQuorum(policy, new Set(signed))).toBe((x ?? 0) >= 2 && (y ?? 0) >= 1);
    }
  });

  it('takes no name of a group for a witness', () => {
    expect(hasQuorum(policy, new Set(['X-and-Y', 'X-witnesses', 'Y1', 'stranger']))).toBe(false);
  });
});

describe('a policy', () => {
  it('may ask for nobody, or for one witness', () => {
    expect(parsePolicy('quorum none\n')).toStrictEqual({
      logs: [],
      witnesses: [],
      groups: [],
      quorum: undefined,
    });
    expect(hasQuorum(parsePolicy('quorum none'), new Set())).toBe(true);
    const one = parsePolicy(`witness w ${key('w')} https://witness.example/\nquorum w\n`);
    expect(one.witnesses[0]?.url).toBe('https://witness.example/');
    expect(hasQuorum(one, new Set())).toBe(false);
    expect(hasQuorum(one, new Set(['w']))).toBe(true);
  });

  it('may have tabs, empty lines, comments and letters of any language', () => {
    const policy = parsePolicy(
      `\t# Zeugen: été\n \t \n\twitness  Zeuge-ä\t${key('w')}  \n quorum\tZeuge-ä \t\n#end`,
    );
    expect(policy.quorum).toBe('Zeuge-ä');
  });

  it('takes 32 logs, witnesses and groups', () => {
    const many = Array.from({ length: 32 }, (_none, at) => at);
    const text = [
      ...many.map((at) => `log ${openLogKey(`log${at}.example`).text}`),
      ...many.map((at) => `witness w${at} ${key(`w${at}`)}`),
      ...many.map((at) => `group g${at} 1 w${at}${at === 0 ? '' : ` g${at - 1}`}`),
      'quorum g31',
    ].join('\n');
    expect(parsePolicy(text).groups).toHaveLength(32);
    expect(hasQuorum(parsePolicy(text), new Set(['w0']))).toBe(true);
  });

  it('is refused with the number of the line that is wrong', () => {
    const one = `witness w ${key('w')}`;
    const two = `witness v ${key('v')}`;
    const cases: readonly (readonly [string, number | undefined])[] = [
      ['', undefined],
      [one, undefined],
      ['quorum none\nquorum none', undefined],
      ['quorum', 1],
      ['quorum none none', 1],
      ['quorum w', 1],
      [`quorum w\n${one}`, 1],
      [`${one}\nwitness w ${key('v')}\nquorum w`, 2],
      [`${one}\nwitness v ${key('w')}\nquorum w`, 2],
      [`witness none ${key('w')}\nquorum none`, 1],
      [`witness w\nquorum none`, 1],
      [`${one} url more\nquorum none`, 1],
      [`witness w ${log}\nquorum none`, 1],
      [`witness w ${key('w').slice(0, -4)}\nquorum none`, 1],
      [`log ${key('w')}\nquorum none`, 1],
      [`log\nquorum none`, 1],
      [`log ${log}\nlog ${log}\nquorum none`, 2],
      [`${one}\ngroup g 1\nquorum g`, 2],
      [`${one}\ngroup g 0 w\nquorum g`, 2],
      [`${one}\ngroup g 2 w\nquorum g`, 2],
      [`${one}\ngroup g 01 w\nquorum g`, 2],
      [`${one}\ngroup g some w\nquorum g`, 2],
      [`${one}\ngroup g all\nquorum g`, 2],
      [`${one}\ngroup g all none\nquorum g`, 2],
      [`${one}\ngroup g all g\nquorum g`, 2],
      [`${one}\ngroup g 1 w w\nquorum g`, 2],
      [`${one}\ngroup w any w\nquorum w`, 2],
      [`${one}\n${two}\ngroup g any w\ngroup h any w v\nquorum h`, 4],
      ['Quorum none', 1],
      ['quorum none # why', 1],
      ['quorum none\r', undefined],
      ['quorum none\u0000', undefined],
      ['quorum none\u007f', undefined],
    ];
    for (const [text, line] of cases) {
      const fault = faultOf(() => parsePolicy(text));
      expect({ text, code: fault.code, line: fault.facts['line'] }).toStrictEqual({
        text,
        code: 'malformed_policy',
        line: line === undefined ? undefined : String(line),
      });
    }
    expect(faultOf(() => parsePolicy(`${'# '.repeat(200_000)}\nquorum none`)).code).toBe('too_large');
    const many = Array.from({ length: 65 }, (_none, at) => `witness w${at} ${key(`w${at}`)}`).join('\n');
    expect(faultOf(() => parsePolicy(`${many}\nquorum none`)).code).toBe('too_large');
  });

  it('of any text is read or refused, and never another fault', async () => {
    const words = fc.constantFrom(
      'log',
      'witness',
      'group',
      'quorum',
      'none',
      'any',
      'all',
      '2',
      'w',
      'g',
      log,
      key('w'),
      '#',
      '\t',
    );
    const lines = fc.array(fc.array(words, { maxLength: 6 }), { maxLength: 8 });
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      lines.map((list) => list.map((line) => line.join(' ')).join('\n')),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const answer = await orRefused(() => hasQuorum(parsePolicy(text), new Set(['w'])));
        expect([true, false, 'refused']).toContain(answer);
      }),
      { numRuns: 2_000 },
    );
  });
});

function faultOf(act: () => unknown): ProofFault {
  try {
    act();
  } catch (fault) {
    if (fault instanceof ProofFault) return fault;
    throw fault;
  }
  throw new Error('it was not refused');
}
