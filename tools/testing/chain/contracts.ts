// Contracts for the tests' own chain, compiled when they are first needed: a token as USDT is, and what resembles one.
import solc from 'solc';
import * as z from 'zod/mini';

const source = `
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

// As USDT on Ethereum: six decimals, and a transfer that returns nothing.
contract Token {
  uint8 public decimals;
  mapping(address => uint256) public balanceOf;
  event Transfer(address indexed from, address indexed to, uint256 value);

  constructor(uint8 places) {
    decimals = places;
    balanceOf[msg.sender] = 10 ** 15;
  }

  function transfer(address to, uint256 value) external {
    require(balanceOf[msg.sender] >= value, "too little");
    balanceOf[msg.sender] -= value;
    balanceOf[to] += value;
    emit Transfer(msg.sender, to, value);
  }

  // Says that something moved where nothing did.
  function pretend(address from, address to, uint256 value) external {
    emit Transfer(from, to, value);
  }
}

// Pays several in one transaction, or fails after having paid.
contract Payer {
  function pay(Token token, address[] calldata to, uint256 value) external {
    for (uint256 i = 0; i < to.length; i++) token.transfer(to[i], value);
  }

  function payAndFail(Token token, address to, uint256 value) external {
    token.transfer(to, value);
    revert("after all");
  }
}
`;

const output = z.object({
  contracts: z.object({
    'Test.sol': z.record(
      z.string(),
      z.object({ evm: z.object({ bytecode: z.object({ object: z.string() }) }) }),
    ),
  }),
});

let compiled: z.output<typeof output> | undefined;

/** The bytes that make a contract, without its arguments. */
export function bytecodeOf(contract: 'Token' | 'Payer'): string {
  compiled ??= z.parse(output, JSON.parse(compile()));
  const made = compiled.contracts['Test.sol'][contract];
  if (made === undefined) throw new Error(`there is no contract ${contract}`);
  return made.evm.bytecode.object;
}

function compile(): string {
  const asked = {
    language: 'Solidity',
    sources: { 'Test.sol': { content: source } },
    settings: { evmVersion: 'paris', outputSelection: { '*': { '*': ['evm.bytecode.object'] } } },
  };
  // The compiler has no types of its own.
  const run = z.parse(
    z.custom<(input: string) => string>((value) => typeof value === 'function'),
    solc.compile,
  );
  return run(JSON.stringify(asked));
}
