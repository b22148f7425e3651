// Packages that a start does not load: each is imported where it is first used. A test holds it, and the bundle leaves them
// where they are.

export const loadedLater: readonly string[] = [
  '@opentelemetry/api',
  '@opentelemetry/context-async-hooks',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
  '@simplewebauthn/server',
  'nodemailer',
  'pdfkit',
  'prom-client',
  'sharp',
  'stripe',
  'viem',
  'web-push',
];
