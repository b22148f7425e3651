import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openLogKey, openWitnessKey } from '#testing/note-keys.ts';
import { checkEnv, readEnv } from '../env.ts';
import { readWitnesses } from './witness-policy.ts';

const one = openWitnessKey('one.example').text;
const two = openWitnessKey('two.example').text;
const text = `# Who signs besides us
log ${openLogKey('else.example').text}
 witness\tone ${one} https://one.example/
witness two ${two}

group both all one two
quorum both`;

test('the witnesses of a policy are those that are asked, and its text is what others are given', () => {
  expect(readWitnesses(text)).toStrictEqual({
    policyText: `witness\tone ${one} https://one.example/\nwitness two ${two}\ngroup both all one two\nquorum both\n`,
    list: [
      { name: 'one', vkey: one, url: 'https://one.example/' },
      { name: 'two', vkey: two, url: undefined },
    ],
  });
  expect(readWitnesses('quorum none')).toStrictEqual({ policyText: 'quorum none\n', list: [] });
});

test('what is no policy is refused with its line', () => {
  const wrong = {
    [`witness one ${one}\nwitness two ${one}\nquorum one`]: 'line 2 is not right',
    [`witness one ${openLogKey('one.example').text}\nquorum one`]: 'line 1 is not right',
    [`witness one ${one}`]: 'no quorum line',
    [`witness one ${one} ftp://one.example\nquorum one`]: 'must give one an address',
    [`witness one ${one} one.example\nquorum one`]: 'must give one an address',
    '{}': 'line 1 is not right',
  };
  for (const [policy, says] of Object.entries(wrong)) expect(() => readWitnesses(policy)).toThrow(says);
});

test('a start reads them from WITNESSES_FILE, and names a file that it cannot use', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stockless-witnesses-'));
  try {
    const file = path.join(folder, 'witnesses.txt');
    writeFileSync(file, text);
    expect(readEnv({ WITNESSES_FILE: file }).witnesses).toStrictEqual(readWitnesses(text));
    expect(readEnv({}).witnesses).toBeUndefined();
    writeFileSync(file, 'quorum nobody');
    for (const named of [file, path.join(folder, 'none')]) {
      const { env, faults } = checkEnv({ WITNESSES_FILE: named });
      expect(faults.map(({ setting }) => setting)).toStrictEqual(['WITNESSES_FILE']);
      expect(env.witnesses).toBeUndefined();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
