import { expect, test } from 'vitest';
import { speaksOfPayment } from './payment-words.ts';

test('a text that asks for money is found in ten languages, hidden letters and split addresses', () => {
  const scams = [
    'Pay to unlock your wallet',
    'P a y now',
    'Раy 500 here',
    'd\u200beposit first',
    'Deposite para liberar a conta',
    'Deposita 500 para desbloquear',
    'Déposez 500 pour débloquer',
    'Bayar dulu untuk menarik',
    '先に入金してください',
    '먼저 입금하세요',
    'Nạp tiền để mở khóa',
    '请先充值再提现',
    '請先充值再提現',
    'Send to TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    'T J Rab Prwb Zy45sbavfcjinPJC18kjpRTv8',
    'to 0x52908400098527886E0F7030069857D2E4169EE7',
    'to DE89 3704 0044 0532 0130 00',
  ];
  expect(scams.filter((text) => !speaksOfPayment(text))).toEqual([]);
});

test('what speaks of nothing of the kind is left alone', () => {
  const plain = [
    'How to add a picture',
    'Cómo cambiar el idioma',
    '商品の写真を追加する方法',
    '如何更换头像',
  ];
  expect(plain.filter(speaksOfPayment)).toEqual([]);
});
