import type { storefrontRestock as english } from '../en/storefront-restock.ts';
import type { Translated } from '../translated.ts';

export const storefrontRestock: Translated<typeof english> = {
  restockTitle: 'Avise-me por e-mail quando voltar',
  restockLead: 'Escrevemos uma única vez quando este produto voltar ao estoque.',
  restockEmail: 'E-mail',
  restockWrong: 'Digite um e-mail.',
  restockSend: 'Avise-me',
  restockPrivacy:
    'Seu endereço é usado só para este e-mail. Confirme em {confirmDays} dias pelo link que enviamos; ele é excluído depois do e-mail ou após {waitDays} dias.',
  restockAsked: 'Confira seu e-mail',
  restockAskedText:
    'Se você ainda não confirmou este endereço, receberá um e-mail com um link. Abra-o para confirmar.',
  restockConfirm: 'Avisamos quando voltar?',
  restockConfirmText: '{title} está esgotado. Escrevemos uma única vez quando voltar ao estoque.',
  restockConfirmSend: 'Sim, avise-me',
  restockWaiting: 'Você está na lista',
  restockWaitingText:
    'Escrevemos uma única vez quando {title} voltar ao estoque. Depois, seu endereço é excluído.',
  restockStop: 'Excluir meu endereço',
  restockStopped: 'Seu endereço foi excluído',
  restockStoppedText: 'Você não receberá e-mail sobre este produto.',
  restockBack: 'Ir para o produto',
};
