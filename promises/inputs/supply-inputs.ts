// What suppliers' calls may be asked with about a parcel.

const period = { from: '2026-03-01', to: '2026-03-31' };
const terms = {
  legal_name: 'Supplier Ltd',
  registration: 'GB 1234',
  address: '1 Long Road, Leeds',
  ship_fee: '2.00',
  dispatch_days: 1,
  return_days: 30,
  return_rules: 'Unused goods in their box.',
  payment_days: 14,
  affiliated: false,
};

/** A plausible input for each call of suppliers at work. */
export function supplyInputs(
  parcel: string,
  carrier: string,
  key: string,
): Record<string, { input: object }> {
  return {
    labelParcels: { input: { parcels: [{ id: parcel, carrier, tracking: 'T-1000' }] } },
    cannotSupply: { input: { id: parcel, reason: 'None left.' } },
    markParcel: { input: { code: parcel, step: 'picked' } },
    findParcel: { input: { code: parcel } },
    parcelPapers: { input: { kind: 'labels', ids: [parcel] } },
    apiTracking: { input: { rows: [{ parcel, carrier, tracking: 'T-1000' }] } },
    trackingFile: { input: { csv: `parcel,carrier,tracking\n${parcel},${carrier},T-1000\n`, preview: true } },
    makeKey: { input: { name: 'Line 1', scopes: ['tracking'] } },
    revokeKey: { input: { id: key } },
    apiStock: { input: { rows: [{ code: 'NO-SUCH', stock: 1 }] } },
    stockFile: { input: { csv: 'code,stock\nNO-SUCH,1\n', preview: true } },
    openClaim: { input: { parcel, kind: 'lost', amount: '1.00', text: 'The carrier lost it on the way.' } },
    answerClaim: { input: { id: key, text: 'It was sent in time.' } },
    withdrawClaim: { input: { id: key } },
    claimPicture: { input: { id: key } },
    payables: { input: period },
    payablesPaper: { input: { ...period, format: 'csv' } },
    openHouseClaim: { input: { parcel, kind: 'late', amount: '1.00', text: 'It came five days too late.' } },
    readClaim: { input: { id: key } },
    answerHouse: { input: { id: key, text: 'We asked the carrier.' } },
    decideClaim: { input: { id: key, amount: '1.00', text: 'The carrier agrees in writing.' } },
    withdrawHouseClaim: { input: { id: key } },
    houseClaimPicture: { input: { id: key } },
    costHistory: { input: { goods_id: key } },
    readSupplier: { input: { id: key } },
    setContract: { input: { id: key, ...terms } },
    proposeSupplierAccount: { input: { id: key, holder: 'Supplier Ltd', number: 'GB82WEST12345698765432' } },
    decideSupplierAccount: { input: { account_id: key, act: 'drop' } },
    supplierPayables: { input: { id: key, ...period } },
    supplierPaper: { input: { id: key, ...period, format: 'csv' } },
    makeSupplierPayment: { input: { id: key, amount: '1.00' } },
    moveSupplierPayment: { input: { id: key, act: 'release' } },
    supplierPaymentFile: { input: { id: key } },
  };
}
