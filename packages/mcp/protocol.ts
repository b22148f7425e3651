// The Model Context Protocol as far as a server of tools needs it: JSON-RPC 2.0, one message a line.
// https://modelcontextprotocol.io/specification/2025-11-25

/** The newest first; a client that asks for another one is offered it. */
export const protocolVersions = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const;

export type ToolDescription = {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly annotations: { readonly readOnlyHint: boolean; readonly destructiveHint: boolean };
};

export type ToolResult = {
  readonly content: readonly [{ readonly type: 'text'; readonly text: string }];
  readonly structuredContent?: object;
  readonly isError?: true;
};

export type ToolServer = {
  readonly name: string;
  readonly version: string;
  /** What the assistant is told before its first call. */
  readonly instructions: string;
  readonly tools: readonly ToolDescription[];
  /** Never rejects for what a tool may fail with: that is a result with `isError`. Undefined where there is no such tool. */
  readonly callTool: (name: string, input: unknown) => Promise<ToolResult> | undefined;
};

/** Errors of JSON-RPC. */
const parseError = -32_700;
const invalidRequest = -32_600;
const methodNotFound = -32_601;
const invalidParams = -32_602;
const internalError = -32_603;

/** The answer to one line as a line; undefined for notifications and answers, which get none. */
export async function answerLine(server: ToolServer, line: string): Promise<string | undefined> {
  const message = readLine(line);
  if (message === undefined) return JSON.stringify(failure(null, parseError, 'this line is no JSON'));
  const { id, method, params } = message;
  if (typeof method !== 'string') {
    const isAnswer = 'result' in message || 'error' in message;
    return isAnswer ? undefined : JSON.stringify(failure(null, invalidRequest, 'there is no method'));
  }
  // A notification: nobody waits for an answer.
  if (typeof id !== 'string' && typeof id !== 'number') return undefined;
  try {
    return JSON.stringify(await answerRequest(server, { id, method, params }));
  } catch (error) {
    return JSON.stringify(failure(id, internalError, error instanceof Error ? error.message : 'a fault'));
  }
}

type Request = { readonly id: string | number; readonly method: string; readonly params: unknown };

async function answerRequest(server: ToolServer, { id, method, params }: Request): Promise<object> {
  const asked = isRecord(params) ? params : {};
  switch (method) {
    case 'initialize':
      return success(id, greet(server, asked['protocolVersion']));
    case 'ping':
      return success(id, {});
    case 'tools/list':
      return success(id, { tools: server.tools });
    case 'tools/call': {
      const { name, arguments: input = {} } = asked;
      const called = typeof name === 'string' ? server.callTool(name, input) : undefined;
      if (called === undefined) return failure(id, invalidParams, `there is no tool ${String(name)}`);
      return success(id, await called);
    }
    default:
      return failure(id, methodNotFound, `this server does not answer ${method}`);
  }
}

function greet({ name, version, instructions }: ToolServer, asked: unknown): object {
  const protocolVersion = protocolVersions.find((one) => one === asked) ?? protocolVersions[0];
  return { protocolVersion, capabilities: { tools: {} }, serverInfo: { name, version }, instructions };
}

function success(id: string | number, result: object): object {
  return { jsonrpc: '2.0', id, result };
}

function failure(id: string | number | null, code: number, message: string): object {
  return { jsonrpc: '2.0', id, error: { code, message } };
}

function readLine(line: string): Record<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(line);
    return isRecord(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
