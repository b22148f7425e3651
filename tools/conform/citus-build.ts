/** The steps from the source of Citus to an extension beside a copy of the packaged PostgreSQL. Debian, with gcc and make. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Input = {
  /** The archive of the source. */
  readonly source: string;
  /** The folder of the packaged PostgreSQL. */
  readonly native: string;
  /** Where everything is made; the engine is in `pg` then. */
  readonly folder: string;
};

/** @throws Error in a sentence, with the end of what the step that failed has said. */
export function buildCitus({ source, native, folder }: Input): void {
  const pg = path.join(folder, 'pg');
  const system = path.join(folder, 'system');
  mkdirSync(system, { recursive: true });
  cpSync(native, pg, { recursive: true, verbatimSymlinks: true });
  run('chmod', ['-R', 'a+rX', folder]);
  unpackDebian(path.join(folder, 'packages'), system);
  useHeaders(pg, system);
  const config = writePgConfig(folder, pg);
  mkdirSync(path.join(folder, 'source'));
  run('tar', ['-xJf', source, '-C', path.join(folder, 'source'), '--strip-components=1']);
  compile({ folder, pg, system, config });
  stubCurl(pg, folder);
  for (const name of ['source', 'packages', 'system']) run('rm', ['-rf', path.join(folder, name)]);
}

/** Headers of a server are in the suite that has PostgreSQL 18; libraries are those of this machine. */
const packages = {
  testing: ['postgresql-server-dev-18', 'postgresql-client-18', 'libpq-dev'],
  own: ['libcurl4-openssl-dev', 'liblz4-dev', 'libzstd-dev'],
} as const;

/** Fetches packages and unpacks them; the machine's own sources and packages stay as they are. */
function unpackDebian(folder: string, system: string): void {
  const lists = path.join(folder, 'lists');
  for (const one of ['lists/partial', 'cache/archives/partial', 'debs'])
    mkdirSync(path.join(folder, one), { recursive: true });
  const sources = path.join(folder, 'testing.sources');
  writeFileSync(sources, testingSources());
  const options = [
    `Dir::Etc::sourcelist=${sources}`,
    'Dir::Etc::sourceparts=-',
    `Dir::State::lists=${lists}`,
    `Dir::Cache=${path.join(folder, 'cache')}`,
  ].flatMap((option) => ['-o', option]);
  run('apt-get', [...options, 'update']);
  const debs = path.join(folder, 'debs');
  run('apt-get', [...options, 'download', ...packages.testing], { cwd: debs });
  run('apt-get', ['download', ...packages.own], { cwd: debs });
  for (const file of globSync('*.deb', { cwd: debs })) run('dpkg', ['-x', path.join(debs, file), system]);
}

/** The machine's own source of Debian, with another suite. */
function testingSources(): string {
  const file = '/etc/apt/sources.list.d/debian.sources';
  if (!existsSync(file)) throw new Error('This machine is no Debian: set CITUS_URL to a running cluster.');
  const first = readFileSync(file, 'utf8').split(/\n\s*\n/)[0] ?? '';
  return `${first.replace(/^Suites:.*$/m, 'Suites: testing').replace(/^Components:.*$/m, 'Components: main')}\n`;
}

function useHeaders(pg: string, system: string): void {
  mkdirSync(path.join(pg, 'include'), { recursive: true });
  cpSync(path.join(system, 'usr/include/postgresql'), path.join(pg, 'include/postgresql'), {
    recursive: true,
  });
  cpSync(path.join(system, 'usr/lib/postgresql/18/lib/pgxs'), path.join(pg, 'lib/pgxs-18'), {
    recursive: true,
  });
  const makefile = path.join(pg, 'lib/pgxs-18/src/Makefile.global');
  change(makefile, [
    [/^LIBS = .*/m, 'LIBS = -lm'],
    [/^with_llvm.*/m, 'with_llvm = no'],
    [/-I\/usr\/include\/libxml2/g, ''],
    [/-Wmissing-variable-declarations|-Wshadow=compatible-local/g, ''],
  ]);
  // The packaged server is built without GSS, and encryption between nodes is not what is tried.
  for (const file of globSync('include/**/pg_config*.h', { cwd: pg }))
    change(path.join(pg, file), [[/^#define ((?:ENABLE_GSS|USE_OPENSSL|HAVE_GSSAPI\w*)\b.*)/gm, '/* $1 */']]);
}

function change(file: string, pairs: readonly (readonly [RegExp, string])[]): void {
  const text = pairs.reduce((made, [from, to]) => made.replace(from, to), readFileSync(file, 'utf8'));
  writeFileSync(file, text);
}

/** What tells the build where everything of the server lies. */
function writePgConfig(folder: string, pg: string): string {
  const answers = {
    bindir: `${pg}/bin`,
    includedir: `${pg}/include/postgresql`,
    pkgincludedir: `${pg}/include/postgresql`,
    'includedir-server': `${pg}/include/postgresql/18/server`,
    libdir: `${pg}/lib`,
    pkglibdir: `${pg}/lib/postgresql`,
    sharedir: `${pg}/share/postgresql`,
    docdir: `${pg}/share/doc`,
    htmldir: `${pg}/share/doc`,
    mandir: `${pg}/share/doc`,
    localedir: `${pg}/share/doc`,
    sysconfdir: `${pg}/etc`,
    pgxs: `${pg}/lib/pgxs-18/src/makefiles/pgxs.mk`,
    cc: 'gcc',
    cppflags: '-D_GNU_SOURCE',
    cflags: '-O2',
    cflags_sl: '-fPIC',
    libs: '-lm',
    version: 'PostgreSQL 18.4',
  };
  const cases = Object.entries(answers).map(([name, answer]) => `--${name}) echo "${answer}";;`);
  const file = path.join(folder, 'pg_config');
  writeFileSync(
    file,
    `#!/bin/sh\nfor a in "$@"; do case $a in\n${cases.join('\n')}\n*) echo;; esac; done\n`,
    {
      mode: 0o755,
    },
  );
  return file;
}

type Place = {
  readonly folder: string;
  readonly pg: string;
  readonly system: string;
  readonly config: string;
};

function compile({ folder, pg, system, config }: Place): void {
  const cwd = path.join(folder, 'source');
  const machine = `${system}/usr/lib/x86_64-linux-gnu`;
  const headers = `-I${system}/usr/include -I${system}/usr/include/x86_64-linux-gnu`;
  const env = {
    ...process.env,
    CPPFLAGS: headers,
    LDFLAGS: `-L${pg}/lib -L${machine} -Wl,-rpath,${pg}/lib`,
  };
  const leaveOut = ['--without-pg-version-check', '--without-libcurl', '--without-lz4', '--without-zstd'];
  run('./configure', [...leaveOut, `PG_CONFIG=${config}`, `CFLAGS=-O2 -w ${headers}`], { cwd, env });
  run('make', ['-j2', 'with_llvm=no'], { cwd, env });
  run('make', ['install', 'with_llvm=no'], { cwd, env });
}

/** The library is there for statistics that the extension sends to its makers: here it does nothing. */
function stubCurl(pg: string, folder: string): void {
  const extension = path.join(pg, 'lib/postgresql/citus.so');
  const names = run('nm', ['-D', '--undefined-only', extension])
    .split('\n')
    .flatMap((line) => /\bcurl\w*/.exec(line)?.[0] ?? []);
  const file = path.join(folder, 'nocurl.c');
  writeFileSync(file, names.map((name) => `void *${name}(void) { return 0; }\n`).join(''));
  run('gcc', ['-shared', '-fPIC', '-o', path.join(pg, 'lib/libnocurl.so'), file]);
}

const saidMax = 1_000;

function run(
  program: string,
  words: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): string {
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    ...options,
  });
  if (status === 0) return stdout;
  const said = error?.message ?? `${stdout}\n${stderr}`.trim().slice(-saidMax);
  throw new Error(
    `Citus cannot be built here: ${path.basename(program)} ${words.at(-1) ?? ''} failed.\n${said}`,
  );
}
