/** The row types of statements as TypeScript sees them, from the compiler itself. */
import path from 'node:path';
import { isCallExpression, isIdentifier, type CallExpression, type Node } from 'typescript/unstable/ast';
import { API, TypeFlags, type Checker, type Type } from 'typescript/unstable/sync';
import { root } from '../programs.ts';

/** What a value of a column may be in TypeScript: `string`, `bigint[]`, `Date`, `object`; null apart. */
export type Field = { name: string; kinds: string[]; mayBeNull: boolean };
export type Call = {
  file: string;
  line: number;
  /** Undefined where nobody reads rows. */
  row: Field[] | undefined;
};

/** What stands for rows that nobody reads. */
const noRow = TypeFlags.Nullable | TypeFlags.Never | TypeFlags.AnyOrUnknown;

/** Every call of `statement` in these files of a project. */
export function readRows(files: readonly string[], config = path.join(root, 'tsconfig.server.json')): Call[] {
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (project === undefined) throw new Error(`${config} cannot be opened`);
    const { checker, program } = project;
    const found = files.flatMap((file) => {
      const source = program.getSourceFile(path.join(root, file));
      if (source === undefined) throw new Error(`${file} is not in ${config}`);
      return callsIn(source).map((call) => ({ file, source, call }));
    });
    const types = checker.getTypeAtLocation(found.map(({ call }) => call));
    return found.map(({ file, source, call }, at) => ({
      file,
      line: source.text.slice(0, call.getStart(source)).split('\n').length,
      row: rowOf(checker, types[at]),
    }));
  } finally {
    api.close();
  }
}

function callsIn(node: Node): CallExpression[] {
  const found: CallExpression[] = [];
  const walk = (one: Node): void => {
    if (isCallExpression(one) && isIdentifier(one.expression) && one.expression.text === 'statement')
      found.push(one);
    one.forEachChild(walk);
  };
  walk(node);
  return found;
}

function rowOf(checker: Checker, type: Type | undefined): Field[] | undefined {
  const property = type && checker.getPropertyOfType(type, 'row');
  const row = property && checker.getTypeOfSymbol(property);
  const shapes = partsOf(row).filter((part) => (part.flags & noRow) === 0);
  if (shapes.length === 0) return undefined;
  const read = shapes.map((shape) => fieldsOf(checker, shape));
  return [...new Set(read.flatMap((fields) => [...fields.keys()]))].map((name) => {
    const own = read.map((fields) => fields.get(name));
    const kinds = own.flatMap((field) => field?.kinds ?? []);
    return {
      name,
      kinds: [...new Set(kinds)].toSorted(),
      mayBeNull: own.some((field) => field?.mayBeNull ?? true),
    };
  });
}

function fieldsOf(checker: Checker, shape: Type): Map<string, Field> {
  const properties = checker.getPropertiesOfType(shape);
  const types = checker.getTypeOfSymbol(properties);
  const fields = properties.map(({ name }, at): Field => {
    const parts = partsOf(types[at]);
    const kinds = parts.filter((part) => (part.flags & TypeFlags.Nullable) === 0);
    const mayBeNull = parts.some(
      (part) => (part.flags & (TypeFlags.Nullable | TypeFlags.AnyOrUnknown)) !== 0,
    );
    return { name, kinds: kinds.map((part) => kindOf(checker, part)), mayBeNull };
  });
  return new Map(fields.map((field) => [field.name, field]));
}

const partsOf = (type: Type | undefined): readonly Type[] =>
  type === undefined ? [] : type.isUnionType() ? type.getTypes() : [type];

function kindOf(checker: Checker, type: Type): string {
  const { flags } = type;
  if ((flags & TypeFlags.StringLike) !== 0) return 'string';
  if ((flags & TypeFlags.NumberLike) !== 0) return 'number';
  if ((flags & TypeFlags.BigIntLike) !== 0) return 'bigint';
  if ((flags & TypeFlags.BooleanLike) !== 0) return 'boolean';
  if ((flags & TypeFlags.AnyOrUnknown) !== 0) return 'unknown';
  if (checker.isArrayLikeType(type) && type.isTypeReference()) {
    const [item] = checker.getTypeArguments(type);
    const kinds = partsOf(item).map((part) => kindOf(checker, part));
    return `${[...new Set(kinds)].toSorted().join('|')}[]`;
  }
  const name = type.getSymbol()?.name ?? '';
  return name === 'Date' || name === 'Buffer' ? name : 'object';
}
