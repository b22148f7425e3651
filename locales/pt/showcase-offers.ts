import type { showcaseOffers as english } from '../en/showcase-offers.ts';
import type { Translated } from '../translated.ts';

export const showcaseOffers: Translated<typeof english> = {
  title: 'Outros fornecedores',
  none: 'Nenhum outro fornecedor oferece este produto.',
  pick: 'Comparar com',
  promised: 'Entrega prometida',
  real: 'Entrega real',
  late: 'Enviado com atraso',
  returned: 'Devolvido',
  eu: 'Contato de segurança na UE',
  euNone: 'Não informado',
  noneYet: 'Ainda sem pacotes',
  measured: 'Os números reais vêm de no máximo 500 últimos pacotes de cada fornecedor, em todas as lojas.',
  swap: 'Trocar para {name}',
  open: 'Abrir este produto',
  swapTitle: 'Trocar para {name}?',
  price: 'Preço',
  keep: 'Manter meu preço',
  rule: 'Pela minha regra de preços ou pelo preço sugerido',
  leaves: '{price}, lucro {profit}',
  keepsPlace:
    'O produto mantém o lugar. Conta como uma remoção de hoje, e você pode desfazer por 10 minutos. Os pedidos existentes continuam com o fornecedor deles.',
  stays: 'Seus textos e imagens, descontos, divulgações e comentários ficam com o produto anterior.',
  done: 'Agora de {name}, a {price}',
  loss: '{price}, abaixo do ponto de equilíbrio de {floor}',
  notSame: 'Não são mais o mesmo produto.',
};
