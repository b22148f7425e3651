import type { showcaseSample as english } from '../en/showcase-sample.ts';
import type { Translated } from '../translated.ts';

export const showcaseSample: Translated<typeof english> = {
  title: 'Pedir uma amostra',
  lead: 'Compre uma unidade para você pelo custo, para ver e mostrar. Nunca é obrigatório: aqui uma loja não precisa de amostras nem de estoque.',
  none: 'Abra um produto da sua vitrine e escolha “Pedir uma amostra”.',
  price: 'Você paga pela unidade',
  delivery: 'Entrega, a partir de',
  make: 'Obter o link',
  ready: 'Sua amostra está pronta para o pedido',
  readyDetail:
    'O link reduz o preço de uma unidade, uma vez, até {time}. Você paga como qualquer comprador; entrega e impostos são somados no pagamento.',
  open: 'Abrir o produto',
  counts: 'Amostras nos últimos 30 dias: {used, number} de {max, number}.',
  review: 'Uma avaliação deste pedido não conta.',
  reasons: {
    at_cost: 'Seu preço já está no custo: peça na sua loja como qualquer comprador.',
    samples_open: 'Já há {open, number} amostras esperando pedido. Cada uma expira após sete dias.',
    samples_month: 'Você já teve {month, number} amostras nos últimos 30 dias, que é o limite.',
    price_changed: 'O custo mudou. Feche e veja de novo.',
  },
};
