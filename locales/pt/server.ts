import type { server as english } from '../en/server.ts';
import type { Translated } from '../translated.ts';
import { insights } from './insights.ts';
import { returns } from './returns.ts';
import { statements } from './statements.ts';
import { statistics } from './statistics.ts';
import { orderStatus } from './statuses.ts';
import { wallet } from './wallet.ts';

/** What the server itself says besides refusals. */
export const server: Translated<typeof english> = {
  status: orderStatus,
  step: {
    accepted: 'Entregue à transportadora',
    in_transit: orderStatus.shipped,
    out_for_delivery: 'Saiu para entrega',
    delivered: 'Entregue',
    returned_to_sender: 'Devolvido ao remetente',
  },
  hold: {
    no_acceptance:
      'Estamos verificando esta entrega: a transportadora informou que foi entregue sem nunca ter coletado o pacote. Até decidirmos, nenhum prazo corre e nenhum valor é movimentado.',
    before_label:
      'Estamos verificando este pacote: o código de rastreio já estava em uso antes de o pacote ter etiqueta. Até decidirmos, nenhum prazo corre e nenhum valor é movimentado.',
    other_country:
      'Estamos verificando esta entrega: a transportadora informou outro país. Até decidirmos, nenhum prazo corre e nenhum valor é movimentado.',
  },
  task: {
    shop_details: 'Conte aos compradores quem você é',
    identity: 'Verifique sua identidade: é grátis, e pedimos só uma vez',
    first_goods: 'Escolha seus primeiros produtos',
    confirm_email: 'Confirme seu e-mail',
    way_back: 'Prepare uma forma de recuperar sua senha',
    accept_terms: 'Leia e aceite os termos atuais',
    share_link: 'Compartilhe o link da sua loja',
    confirm_orders: 'Pedidos a confirmar',
    answer_cases: 'Devoluções a responder',
  },
  /** Fields of an identity. */
  identityField: {
    country: 'País do documento',
    full_name: 'Nome legal',
    representative: 'Quem representa a empresa',
    birth_date: 'Data de nascimento',
    doc_type: 'Tipo de documento',
    id_number: 'Número',
    document_ends_on: 'Válido até',
    phone: 'Telefone',
    front: 'Frente do documento',
    back: 'Verso do documento',
    selfie: 'Foto do seu rosto',
    qualification: 'Documentos da empresa',
  },
  identityViewer: { reviewer: 'Um revisor desta plataforma' },
  level: {
    standard: 'Loja Padrão',
    merchant: 'Loja Comercial',
    partner: 'Parceiro de Negócios',
    agent: 'Agente de Marca',
  },
  /** What the platform has to say at the top of a screen, and the article it leads to. */
  banners: {
    noDeposit: {
      title: 'Você não precisa de um depósito para vender',
      text: 'Os pedidos são pagos com o pagamento do comprador, nunca com a sua carteira.',
    },
    weNeverAsk: {
      title: 'Nunca pedimos que você deposite para poder sacar',
      text: 'Nem imposto, nem tarifa, nem código. Quem pede isso não somos nós.',
    },
    buyerPays: {
      title: 'Quem paga um pedido?',
      text: 'O comprador. Veja como cada pagamento é dividido, até o último centavo.',
    },
    ownPrices: {
      title: 'Preços que nunca dão prejuízo',
      text: 'Você vê seu lucro por unidade antes de adicionar um produto.',
    },
    whenYours: {
      title: 'Quando você recebe o dinheiro de uma venda?',
      text: 'Todo valor pendente tem sua data.',
    },
    freeLevels: {
      title: 'Níveis são conquistados, não comprados',
      text: 'Um nível mais alto permite mais produtos e reduz sua comissão.',
    },
  },
  deposit: {
    whyNotNeeded:
      'Você não precisa de um depósito para vender. Cada pedido é pago com o pagamento do próprio comprador, e nada aqui fica melhor nem mais rápido com um depósito.',
    bank: 'Transferência bancária',
  },
  /** A file of orders: the name of the file in letters of file names, and the head of each column. */
  orderExport: {
    fileName: 'pedidos',
    heads: {
      number: 'Número do pedido',
      created: 'Data do pedido',
      status: 'Status',
      goods: 'Produtos',
      quantity: 'Unidades',
      buyer: 'Comprador',
      city: 'Cidade',
      country: 'País',
      currency: 'Moeda',
      goodsTotal: 'Total dos produtos',
      shipping: 'Frete',
      discountGoods: 'Desconto nos produtos',
      discountDelivery: 'Desconto no frete',
      discountCode: 'Código de desconto',
      tax: 'Imposto',
      amount: 'Pago pelo comprador',
      supplierCost: 'Para o fornecedor',
      commission: 'Comissão',
      refunded: 'Reembolsado ao comprador',
      settlement: 'Seu ganho',
      settleAt: 'Liquidação',
      releaseAt: 'Liberação',
      carrier: 'Transportadora',
      tracking: 'Código de rastreio',
    },
  },
  /** A conversation as a file. */
  transcript: {
    title: 'Conversa em {brand} ({no}), salva em {at}',
    line: '{seq, number}. {at}, {who}',
    buyer: 'Comprador',
    merchant: 'Lojista',
    desk: 'Atendimento',
    pictures: '{count, plural, one {[# imagem]} other {[# imagens]}}',
    hash: 'SHA-256 das mensagens: {sha256}',
    hidden: {
      address: '[oculto: endereço de carteira]',
      iban: '[oculto: conta bancária]',
      card: '[oculto: número de cartão]',
      email: '[oculto: endereço de e-mail]',
      phone: '[oculto: número de telefone]',
      payment: '[oculto: código de pagamento]',
      handle: '[oculto: nome em outro serviço]',
      link: '[oculto: link]',
    },
  },
  /** Where promotion will be shown. */
  plans: {
    explore: 'Página Explorar',
    search: 'Resultados da busca',
    similar: 'Produtos semelhantes',
    order: 'Pago por pedido',
  },
  insights: {
    columns: insights.columns,
    buyerKinds: insights.buyerKinds,
    reasonNames: returns.reasons,
    sourceNames: statistics.funnel.source,
  },
  statements: { words: statements, types: wallet.types, parts: wallet.accounts },
};
