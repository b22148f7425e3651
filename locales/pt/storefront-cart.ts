import type { storefrontCart as english } from '../en/storefront-cart.ts';
import type { Translated } from '../translated.ts';

/** Words of the cart and the checkout: address, delivery, tax and duty, currency. */
export const storefrontCart: Translated<typeof english> = {
  // Where to, and in which money.
  cartDelivery: 'Entrega e moeda',
  cartCurrency: 'Moeda',
  cartCurrencyOption: '{name} ({code})',
  cartPlaceUpdate: 'Atualizar os preços',
  cartPlaceTitle: 'Para onde vamos enviar?',
  cartPlaceLead:
    'O frete, os impostos e as taxas de importação dependem do país. Depois, os preços já vêm com tudo incluído.',
  cartPlaceChange: 'Envio para {country}. Mudar',
  cartPlaceOther: 'Escolher outro país',
  cartPlaceChoose: 'Escolha para onde enviar e veja o preço total',
  cartLaneTitle: 'Alguns produtos não podem ser enviados para {country}',
  cartLaneText: 'Remova o que está marcado ou escolha outro país.',
  lineNotSent: 'Não pode ser enviado para {country}',
  noticeTotalNow: 'O total é {total}, em vez de {was}.',
  noticeLaneClosed:
    'Não podemos enviar isto para {country}: {goods}. Escolha outro país ou remova o que não pode ser enviado. O que você digitou continua aqui.',

  // How it is sent.
  cartShipTitle: 'Forma de envio',
  cartShipNames: { economy: 'Econômico', standard: 'Padrão', express: 'Expresso' },
  cartShipFree: 'grátis',

  // What the total is made of.
  cartTaxNames: {
    vat: 'IVA',
    gst: 'GST',
    consumption_tax: 'Imposto sobre o consumo',
    sales_tax: 'Imposto sobre vendas',
    customs: 'Imposto de importação',
    customs_flat: 'Imposto de importação para pacotes pequenos',
    tax: 'Imposto',
    other: 'Imposto ou taxa',
  },
  cartTaxRate: '{name}, {percent}',
  cartTaxDetails: 'Como calculamos impostos e taxas de importação',
  cartTaxOf: '{percent} de {base}',
  cartTaxFlat:
    '{amount} por tipo de produto reconhecido pela alfândega (aqui {count, plural, one {# tipo} other {# tipos}})',
  cartTaxSource: 'Regra: {source}, {when}',
  cartTaxOwn: 'Alíquota desta plataforma.',
  cartAllIncluded: 'Impostos e taxas de importação estão incluídos no total.',
  cartRate: 'Você paga em {currency}: {one} = {rate} ({source}, {when}). Na moeda da loja são {total}.',
  cartRateLocked: 'Esta cotação fica garantida para você junto com estes preços.',
  pricedAt: 'O preço da loja era {total}. O seu pagamento fixou a taxa de câmbio.',

  // The address.
  cartContact: 'Dados de contato',
  fieldCompany: 'Empresa',
  fieldAddress2: 'Apartamento, andar, bloco',
  cartStateNames: {
    state: 'Estado',
    province: 'Província',
    prefecture: 'Província',
    region: 'Região',
    county: 'Condado',
    emirate: 'Emirado',
    department: 'Departamento',
    city: 'Cidade',
  },
  cartPostcodeNames: {
    postcode: 'Código postal',
    zip: 'Código ZIP',
    postal: 'Código postal',
    eircode: 'Eircode',
    cep: 'CEP',
    pin: 'Código postal (PIN)',
  },
  cartCityNames: { city: 'Cidade', suburb: 'Bairro ou localidade', district: 'Distrito ou cidade' },
  cartExample: 'Por exemplo, {example}',
  company_missing: 'Digite a empresa ou deixe o campo vazio.',
  company_wrong: 'O nome da empresa pode ter no máximo 80 caracteres.',
  address2_missing: 'Digite o apartamento ou o andar, ou deixe o campo vazio.',
  address2_wrong: 'Esta linha pode ter no máximo 200 caracteres.',
  state_missing: 'Preencha este campo: a transportadora precisa dele neste país.',
  state_wrong: 'Esta linha pode ter no máximo 80 caracteres.',
  cartPostcodeShape: 'Isso não parece um código postal deste país. Exemplo: {example}.',
};
