// Goods types as an operator types them, several at a time.
import type { RequestOf } from '#domain/wire/endpoint.ts';
import type { addTypes } from '#features/goods/contract.ts';

export type TypeDraft = {
  readonly key: number;
  readonly code: string;
  readonly name: string;
  readonly parent: string;
};
export type TypeProblems = {
  readonly code?: 'bad_code' | 'twice' | undefined;
  readonly name?: 'bad_name' | undefined;
  readonly parent?: 'bad_code' | undefined;
};

const codePattern = /^[a-z0-9-]{2,40}$/;
const nameCharactersMax = 60;

/** Problems of each row, by its key; none means that `typesToSend` may be sent. */
export function problemsOfTypes(rows: readonly TypeDraft[]): Map<number, TypeProblems> {
  const found = new Map<number, TypeProblems>();
  const seen = new Set<string>();
  for (const { key, code, name, parent } of rows.map(tidy)) {
    const problems: TypeProblems = {
      code: codePattern.test(code) ? (seen.has(code) ? 'twice' : undefined) : 'bad_code',
      name: name.length >= 1 && name.length <= nameCharactersMax ? undefined : 'bad_name',
      parent: parent === '' || codePattern.test(parent) ? undefined : 'bad_code',
    };
    seen.add(code);
    if (Object.values(problems).some((problem) => problem !== undefined)) found.set(key, problems);
  }
  return found;
}

export function typesToSend(rows: readonly TypeDraft[]): RequestOf<typeof addTypes>['list'] {
  return rows.map(tidy).map(({ code, name, parent }) => ({
    code,
    name,
    ...(parent === '' ? {} : { parent_code: parent }),
  }));
}

function tidy(row: TypeDraft): TypeDraft {
  return {
    key: row.key,
    code: row.code.trim().toLowerCase(),
    name: row.name.trim(),
    parent: row.parent.trim().toLowerCase(),
  };
}
