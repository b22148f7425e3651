// The files of `deploy/`: that they can be read, and that what keeps a server safe and alive stands in them.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod/mini';
import { settingsTable } from '#platform/settings.ts';
import { root } from '../programs.ts';
import { userId } from './contents.ts';

const folder = path.join(root, 'deploy');
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

const variables = z.record(z.string(), z.union([z.string(), z.number()]));
const service = z.object({
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  restart: z.string(),
  environment: z.optional(variables),
  secrets: z.optional(z.array(z.string())),
  healthcheck: z.optional(z.object({ test: z.array(z.string()) })),
  user: z.optional(z.string()),
  networks: z.array(z.string()),
});
const compose = z.object({
  services: z.object({ migrate: service, app: service, postgres: service, caddy: service }),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
  networks: z.object({
    front: z.object({
      internal: z.literal(true),
      ipam: z.object({ config: z.tuple([z.object({ subnet: z.string() })]) }),
    }),
    database: z.object({ internal: z.literal(true) }),
  }),
});

const closed = z.object({
  allowPrivilegeEscalation: z.literal(false),
  readOnlyRootFilesystem: z.literal(true),
  capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
});
const podUser = z.object({
  runAsNonRoot: z.literal(true),
  runAsUser: z.literal(userId),
  seccompProfile: z.object({ type: z.literal('RuntimeDefault') }),
});
const resources = z.object({
  requests: z.object({ cpu: z.string(), memory: z.string() }),
  limits: z.object({ memory: z.string() }),
});
const named = z.object({ name: z.string() });
const variable = z.object({ name: z.string(), value: z.string() });
const probe = (address: string) =>
  z.object({ httpGet: z.object({ path: z.literal(address), port: z.literal('http') }) });
const volume = z.object({ name: z.string(), secret: z.optional(z.object({ secretName: z.string() })) });
const podOf = <T extends z.core.$ZodType>(container: T) =>
  z.object({
    template: z.object({
      metadata: z.object({ labels: z.record(z.string(), z.string()) }),
      spec: z.object({
        automountServiceAccountToken: z.literal(false),
        securityContext: podUser,
        containers: z.tuple([container]),
        volumes: z.array(volume),
      }),
    }),
  });
const container = z.object({
  image: z.string(),
  env: z.array(variable),
  securityContext: closed,
  resources,
  volumeMounts: z.array(z.extend(named, { mountPath: z.string() })),
});
const deployment = z.extend(
  podOf(
    z.extend(container, {
      startupProbe: probe('/livez'),
      livenessProbe: probe('/livez'),
      readinessProbe: probe('/readyz'),
    }),
  ),
  {
    replicas: z.number().check(z.gte(2)),
    selector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
  },
);
const job = podOf(z.extend(container, { args: z.array(z.string()) }));
const manifest = z.object({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: named,
  spec: z.optional(z.unknown()),
  data: z.optional(z.record(z.string(), z.string())),
  stringData: z.optional(z.record(z.string(), z.string())),
});
type Manifest = z.infer<typeof manifest>;

function readManifests(): Manifest[] {
  const files = globSync('kubernetes/*.yaml', { cwd: folder });
  expect(files.length).toBeGreaterThan(3);
  return files.flatMap((file) =>
    parseAllDocuments(read(file), { uniqueKeys: true }).map((document) => {
      expect(document.errors).toEqual([]);
      return manifest.parse(document.toJS());
    }),
  );
}

function find(kind: string, name = 'stockless'): Manifest {
  const found = readManifests().find((one) => one.kind === kind && one.metadata.name === name);
  if (found === undefined) throw new Error(`there is no ${kind} ${name}`);
  return found;
}

const settingNames = new Set(settingsTable.map(({ name }) => name));

/** Names of settings, of which a file may hold the value of some. */
function isSetting(name: string): boolean {
  return (
    settingNames.has(name) || settingNames.has(name.replace(/_FILE$/, '')) || name === 'NODE_COMPILE_CACHE'
  );
}

const version = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))).version;

test('compose: every service is read-only, without rights, and only the proxy is reached from outside', () => {
  const text = read('compose.yaml');
  const { services, secrets, networks } = compose.parse(parse(text, { merge: true }));
  expect(services.app.user).toBe(`${userId}:${userId}`);
  expect(services.migrate.user).toBe(`${userId}:${userId}`);
  expect(services.app.healthcheck?.test.join(' ')).toContain('http://127.0.0.1:4000/healthz');
  expect(services.postgres.healthcheck).toBeDefined();
  expect(services.app.environment?.['TRUSTED_PROXIES']).toBe(networks.front.ipam.config[0].subnet);
  expect(services.postgres.networks).toEqual(['database']);
  expect(services.caddy.networks).not.toContain('database');
  expect([...text.matchAll(/^ {4}ports:.*$/gm)].map(([line]) => line.trim())).toEqual([
    "ports: ['80:80', '443:443', '443:443/udp']",
  ]);
  for (const one of Object.values(services))
    for (const name of one.secrets ?? []) expect(Object.keys(secrets)).toContain(name);
  const names = [services.app, services.migrate].flatMap(({ environment = {} }) => Object.keys(environment));
  expect(names.filter((name) => !isSetting(name))).toEqual([]);
  expect(text).toContain(`image: stockless:${version}`);
});

test('compose: a value is never a secret, only the file of one', () => {
  const { services } = compose.parse(parse(read('compose.yaml'), { merge: true }));
  const all = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment));
  const secret = all.filter(([name]) => /PASSWORD|URL|KEYS/.test(name));
  expect(secret.length).toBeGreaterThan(4);
  expect(
    secret.filter(([name, value]) => !name.endsWith('_FILE') || !String(value).startsWith('/run/secrets/')),
  ).toEqual([]);
});

test('Kubernetes: servers and the job that migrates are closed, limited, and probed where it matters', () => {
  const servers = deployment.parse(find('Deployment').spec);
  const migration = job.parse(find('Job', 'stockless-migrate').spec);
  const [server] = servers.template.spec.containers;
  const [migrates] = migration.template.spec.containers;
  expect(migrates.args).toEqual(['tools/migrate.ts']);
  for (const { image } of [server, migrates]) expect(image).toBe(`stockless:${version}`);
  for (const { env } of [server, migrates])
    expect(env.map(({ name }) => name).filter((name) => !isSetting(name))).toEqual([]);
  expect(servers.template.metadata.labels).toMatchObject(servers.selector.matchLabels);
  // The password of the owner is in no server.
  expect(JSON.stringify(servers)).not.toMatch(/MIGRATE_DATABASE_URL|stockless-owner/);
});

test('Kubernetes: every file that a server reads is in the secret, and every mount has its volume', () => {
  const specs = [deployment.parse(find('Deployment').spec), job.parse(find('Job', 'stockless-migrate').spec)];
  for (const { template } of specs) {
    const [only] = template.spec.containers;
    const volumes = template.spec.volumes.map(({ name }) => name);
    expect(only.volumeMounts.map(({ name }) => name).toSorted()).toEqual(volumes.toSorted());
    const files = only.env.filter(({ value }) => value.startsWith('/run/secrets/'));
    expect(files.length).toBeGreaterThan(1);
    for (const { value } of files) {
      const mount = only.volumeMounts.find(({ mountPath }) => path.posix.dirname(value) === mountPath);
      const secret = template.spec.volumes.find(({ name }) => name === mount?.name)?.secret?.secretName;
      expect(Object.keys(find('Secret', secret).stringData ?? {})).toContain(path.posix.basename(value));
    }
  }
  const settings = Object.keys(find('ConfigMap').data ?? {});
  expect(settings.filter((name) => !isSetting(name))).toEqual([]);
});

test('Kubernetes: service, budget and network policy are about the servers', () => {
  const labels = deployment.parse(find('Deployment').spec).selector.matchLabels;
  const selected = z.object({ selector: z.unknown() });
  expect(selected.parse(find('Service').spec).selector).toEqual(labels);
  expect(selected.parse(find('PodDisruptionBudget').spec).selector).toEqual({ matchLabels: labels });
  const policy = z
    .object({ policyTypes: z.array(z.string()), ingress: z.array(z.unknown()), egress: z.array(z.unknown()) })
    .parse(find('NetworkPolicy').spec);
  expect(policy.policyTypes).toEqual(['Ingress', 'Egress']);
  expect(policy.ingress.length).toBeGreaterThan(0);
  expect(policy.egress.length).toBeGreaterThan(0);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
const units = globSync('systemd/*.service', { cwd: folder });

test('systemd: each setting of a unit is one that is known', () => {
  expect(units).toHaveLength(2);
  for (const unit of units) {
    const names = [...read(unit).matchAll(/^Environment=(\w+)=/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !isSetting(name))).toEqual([]);
  }
});

test.skipIf(!hasSystemd)('systemd: the services are exposed as little as can be', () => {
  for (const unit of units) {
    const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', path.join(folder, unit)], {
      encoding: 'utf8',
    });
    const [, score = ''] = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout) ?? [];
    expect(score, unit).toMatch(/^(?:[01]\.\d|2\.0)$/);
  }
});
