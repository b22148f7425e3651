// Made by apps/server/documents/api-examples.test.ts: calls of programs as they were recorded.
import type { CallExample } from '#platform/http/openapi.ts';

export const examples: Readonly<Record<string, CallExample>> = {
  "listOrders": {
    "input": {
      "status": "all",
      "page_size": 2
    },
    "data": {
      "counts": {
        "all": 4,
        "pending_payment": 1,
        "to_be_delivered": 1,
        "shipped": 1,
        "delivered": 0,
        "received": 0,
        "pending_acceptance": 0,
        "accepted": 0,
        "pending_settlement": 0,
        "pending_withdrawal": 0,
        "completed": 0,
        "cancelled": 0,
        "refund_return": 1
      },
      "waiting": 1,
      "list": [
        {
          "id": "019cadf2-6d00-7000-8000-000000000001",
          "number": "9GX2K-4",
          "status": "pending_payment",
          "awaiting": "merchant",
          "status_text": "To confirm",
          "cancel_kind": null,
          "cancel_asked_at": null,
          "cancel_reason": null,
          "amount": "43.00",
          "quantity": 2,
          "currency": "USD",
          "lines": [
            {
              "id": "1",
              "goods_id": "019cadf2-6d00-7000-8000-000000000002",
              "code": "AD-8a7b5766",
              "title": "Thing AD-8a7b5766",
              "image": null,
              "qty": 2,
              "returned_qty": 0,
              "unit_price": "20.00",
              "list_price": null,
              "cost": "4.00",
              "discounts": {
                "quantity": "0.00",
                "code": "0.00"
              },
              "amount": "40.00"
            }
          ],
          "line_count": 1,
          "goods_total": "40.00",
          "discounts": {
            "goods": "0.00",
            "delivery": "0.00",
            "code": null
          },
          "shipping": "3.00",
          "tax": "0.00",
          "supplier_cost": "11.00",
          "commission": "2.00",
          "refunded": "0.00",
          "settlement_amount": "30.00",
          "profit": "30.00",
          "expected_profit": "27.36",
          "settle_at": null,
          "release_at": null,
          "deadline": {
            "action": "order.confirm",
            "at": "2026-03-05T00:26:01.100Z"
          },
          "buyer": {
            "name_masked": "A*** B*****",
            "country": "GB",
            "city": "Leeds",
            "note": null
          },
          "payment": {
            "status": "captured",
            "paid_at": "2026-03-04T23:26:01.100Z",
            "evidence": "019cadf2-6d00-7000-8000-000000000003"
          },
          "procurement": {
            "status": "unconfirmed",
            "paid_at": null
          },
          "fulfilment": {
            "status": "waiting",
            "carrier": null,
            "tracking": null,
            "eta": null
          },
          "aftersale": null,
          "can": [
            {
              "action": "confirm",
              "allowed": true,
              "until": "2026-03-05T00:26:01.100Z",
              "why": null
            },
            {
              "action": "decline",
              "allowed": true,
              "until": "2026-03-05T00:26:01.100Z",
              "why": null
            },
            {
              "action": "grant_cancel",
              "allowed": false,
              "until": null,
              "why": "not_asked"
            },
            {
              "action": "cancel",
              "allowed": false,
              "until": null,
              "why": "not_confirmed"
            },
            {
              "action": "refund",
              "allowed": false,
              "until": null,
              "why": "not_shipped"
            },
            {
              "action": "answer_case",
              "allowed": false,
              "until": null,
              "why": "no_case"
            }
          ],
          "events": [],
          "created_at": "2026-03-04T23:26:01.100Z",
          "updated_at": "2026-03-04T23:26:01.100Z",
          "version": 1
        },
        {
          "id": "019cadf2-6d00-7000-8000-000000000004",
          "number": "9GX2K-3",
          "status": "to_be_delivered",
          "awaiting": "supplier",
          "status_text": "Preparing",
          "cancel_kind": null,
          "cancel_asked_at": null,
          "cancel_reason": null,
          "amount": "23.00",
          "quantity": 1,
          "currency": "USD",
          "lines": [
            {
              "id": "1",
              "goods_id": "019cadf2-6d00-7000-8000-000000000005",
              "code": "AD-bb356ae4",
              "title": "Thing AD-bb356ae4",
              "image": null,
              "qty": 1,
              "returned_qty": 0,
              "unit_price": "20.00",
              "list_price": null,
              "cost": "4.00",
              "discounts": {
                "quantity": "0.00",
                "code": "0.00"
              },
              "amount": "20.00"
            }
          ],
          "line_count": 1,
          "goods_total": "20.00",
          "discounts": {
            "goods": "0.00",
            "delivery": "0.00",
            "code": null
          },
          "shipping": "3.00",
          "tax": "0.00",
          "supplier_cost": "7.00",
          "commission": "1.00",
          "refunded": "0.00",
          "settlement_amount": "15.00",
          "profit": "15.00",
          "expected_profit": "13.56",
          "settle_at": null,
          "release_at": null,
          "deadline": {
            "action": "order.sla",
            "at": "2026-03-11T19:36:00.000Z"
          },
          "buyer": {
            "name_masked": "A*** B*****",
            "country": "GB",
            "city": "Leeds",
            "note": null
          },
          "payment": {
            "status": "captured",
            "paid_at": "2026-03-02T18:36:00.000Z",
            "evidence": "019cadf2-6d00-7000-8000-000000000006"
          },
          "procurement": {
            "status": "confirmed",
            "paid_at": "2026-03-02T19:36:00.000Z"
          },
          "fulfilment": {
            "status": "to_ship",
            "carrier": null,
            "tracking": null,
            "eta": {
              "p50": "2026-03-06T19:36:00.000Z",
              "p90": "2026-03-09T19:36:00.000Z"
            }
          },
          "aftersale": null,
          "can": [
            {
              "action": "confirm",
              "allowed": false,
              "until": null,
              "why": "not_pending"
            },
            {
              "action": "decline",
              "allowed": false,
              "until": null,
              "why": "not_pending"
            },
            {
              "action": "grant_cancel",
              "allowed": false,
              "until": null,
              "why": "not_asked"
            },
            {
              "action": "cancel",
              "allowed": true,
              "until": null,
              "why": null
            },
            {
              "action": "refund",
              "allowed": false,
              "until": null,
              "why": "not_shipped"
            },
            {
              "action": "answer_case",
              "allowed": false,
              "until": null,
              "why": "no_case"
            }
          ],
          "events": [],
          "created_at": "2026-03-02T18:36:00.000Z",
          "updated_at": "2026-03-02T19:36:00.000Z",
          "version": 2
        }
      ],
      "total": 4,
      "page": 1,
      "page_size": 2,
      "has_more": true
    }
  },
  "listOrderChanges": {
    "input": {
      "updated_after": "2026-03-01T00:00:00.000Z",
      "limit": 2
    },
    "data": {
      "list": [
        {
          "id": "019cadf2-6d00-7000-8000-000000000007",
          "number": "9GX2K-2",
          "status": "shipped",
          "awaiting": "carrier",
          "status_text": "On its way",
          "cancel_kind": null,
          "cancel_asked_at": null,
          "cancel_reason": null,
          "amount": "23.00",
          "quantity": 1,
          "currency": "USD",
          "lines": [
            {
              "id": "1",
              "goods_id": "019cadf2-6d00-7000-8000-000000000008",
              "code": "AD-12736dfc",
              "title": "Thing AD-12736dfc",
              "image": null,
              "qty": 1,
              "returned_qty": 0,
              "unit_price": "20.00",
              "list_price": null,
              "cost": "4.00",
              "discounts": {
                "quantity": "0.00",
                "code": "0.00"
              },
              "amount": "20.00"
            }
          ],
          "line_count": 1,
          "goods_total": "20.00",
          "discounts": {
            "goods": "0.00",
            "delivery": "0.00",
            "code": null
          },
          "shipping": "3.00",
          "tax": "0.00",
          "supplier_cost": "7.00",
          "commission": "1.00",
          "refunded": "0.00",
          "settlement_amount": "15.00",
          "profit": "15.00",
          "expected_profit": "13.56",
          "settle_at": null,
          "release_at": null,
          "deadline": {
            "action": "order.lose",
            "at": "2026-04-01T18:36:00.000Z"
          },
          "buyer": {
            "name_masked": "A*** B*****",
            "country": "GB",
            "city": "Leeds",
            "note": null
          },
          "payment": {
            "status": "captured",
            "paid_at": "2026-03-02T13:48:00.000Z",
            "evidence": "019cadf2-6d00-7000-8000-000000000009"
          },
          "procurement": {
            "status": "confirmed",
            "paid_at": "2026-03-02T14:48:00.000Z"
          },
          "fulfilment": {
            "status": "shipped",
            "carrier": "Test Post",
            "tracking": "2B0FB84154DC-1",
            "eta": {
              "p50": "2026-03-06T14:48:00.000Z",
              "p90": "2026-03-09T14:48:00.000Z"
            }
          },
          "aftersale": null,
          "can": [
            {
              "action": "confirm",
              "allowed": false,
              "until": null,
              "why": "not_pending"
            },
            {
              "action": "decline",
              "allowed": false,
              "until": null,
              "why": "not_pending"
            },
            {
              "action": "grant_cancel",
              "allowed": false,
              "until": null,
              "why": "not_asked"
            },
            {
              "action": "cancel",
              "allowed": false,
              "until": null,
              "why": "not_confirmed"
            },
            {
              "action": "refund",
              "allowed": true,
              "until": null,
              "why": null
            },
            {
              "action": "answer_case",
              "allowed": false,
              "until": null,
              "why": "no_case"
            }
          ],
          "events": [],
          "created_at": "2026-03-02T13:48:00.000Z",
          "updated_at": "2026-03-02T18:36:00.000Z",
          "version": 3
        },
        {
          "id": "019cadf2-6d00-7000-8000-000000000004",
          "number": "9GX2K-3",
          "status": "to_be_delivered",
          "awaiting": "supplier",
          "status_text": "Preparing",
          "cancel_kind": null,
          "cancel_asked_at": null,
          "cancel_reason": null,
          "amount": "23.00",
          "quantity": 1,
          "currency": "USD",
          "lines": [
            {
              "id": "1",
              "goods_id": "019cadf2-6d00-7000-8000-000000000005",
              "code": "AD-bb356ae4",
              "title": "Thing AD-bb356ae4",
              "image": null,
              "qty": 1,
              "returned_qty": 0,
              "unit_price": "20.00",
              "list_price": null,
              "cost": "4.00",
              "discounts": {
                "quantity": "0.00",
                "code": "0.00"
              },
              "amount": "20.00"
            }
          ],
          "line_count": 1,
          "goods_total": "20.00",
          "discounts": {
            "goods": "0.00",
            "delivery": "0.00",
            "code": null
          },
          "shipping": "3.00",
          "tax": "0.00",
          "supplier_cost": "7.00",
          "commission": "1.00",
          "refunded": "0.00",
          "settlement_amount": "15.00",
          "profit": "15.00",
          "expected_profit": "13.56",
          "settle_at": null,
          "release_at": null,
          "deadline": {
            "action": "order.sla",
            "at": "2026-03-11T19:36:00.000Z"
          },
          "buyer": {
            "name_masked": "A*** B*****",
            "country": "GB",
            "city": "Leeds",
            "note": null
          },
          "payment": {
            "status": "captured",
            "paid_at": "2026-03-02T18:36:00.000Z",
            "evidence": "019cadf2-6d00-7000-8000-000000000006"
          },
          "procurement": {
            "status": "confirmed",
            "paid_at": "2026-03-02T19:36:00.000Z"
          },
          "fulfilment": {
            "status": "to_ship",
            "carrier": null,
            "tracking": null,
            "eta": {
              "p50": "2026-03-06T19:36:00.000Z",
              "p90": "2026-03-09T19:36:00.000Z"
            }
          },
          "aftersale": null,
          "can": [
            {
              "action": "confirm",
              "allowed": false,
              "until": null,
              "why": "not_pending"
            },
            {
              "action": "decline",
              "allowed": false,
              "until": null,
              "why": "not_pending"
            },
            {
              "action": "grant_cancel",
              "allowed": false,
              "until": null,
              "why": "not_asked"
            },
            {
              "action": "cancel",
              "allowed": true,
              "until": null,
              "why": null
            },
            {
              "action": "refund",
              "allowed": false,
              "until": null,
              "why": "not_shipped"
            },
            {
              "action": "answer_case",
              "allowed": false,
              "until": null,
              "why": "no_case"
            }
          ],
          "events": [],
          "created_at": "2026-03-02T18:36:00.000Z",
          "updated_at": "2026-03-02T19:36:00.000Z",
          "version": 2
        }
      ],
      "next": "9ItLCrhMKr5p8faGpHJcsERv6vkcGeXaaB4FHUS0cN59RQNdvyMG0T3T0VN4NCJFdfKj9Atj.2C8Vjc5odT6_AGsVpLGVlg",
      "has_more": true
    }
  },
  "orderLogistics": {
    "input": {
      "order_id": "019cadf2-6d00-7000-8000-00000000000b"
    },
    "data": {
      "order_no": "9GX2K-1",
      "parcels": [
        {
          "id": "9gx2k.019cadf2-6d00-7000-8000-00000000000b.1",
          "supplier": "Supplier SUP-1",
          "state": "delivered",
          "carrier": {
            "code": "test-post",
            "name": "Test Post",
            "url": null
          },
          "tracking": "4406B989390D-1",
          "hold": null,
          "steps": [
            {
              "code": "accepted",
              "text": "Handed to the carrier",
              "at": "2026-03-02T13:48:00.000Z",
              "place": null,
              "raw": null
            },
            {
              "code": "delivered",
              "text": "Delivered",
              "at": "2026-03-02T13:48:00.000Z",
              "place": null,
              "raw": null
            }
          ]
        }
      ],
      "promised": {
        "from": "2026-03-06T10:00:00.000Z",
        "to": "2026-03-09T10:00:00.000Z"
      },
      "delay": null
    }
  },
  "orderMoney": {
    "input": {
      "order_id": "019cadf2-6d00-7000-8000-00000000000b"
    },
    "data": {
      "order_id": "019cadf2-6d00-7000-8000-00000000000b",
      "number": "9GX2K-1",
      "currency": "USD",
      "paid": "23.00",
      "parts": [
        {
          "place": "order",
          "amount": "16.00"
        },
        {
          "place": "supplier",
          "amount": "7.00"
        },
        {
          "place": "tax",
          "amount": "0.00"
        },
        {
          "place": "platform",
          "amount": "0.00"
        },
        {
          "place": "shop",
          "amount": "0.00"
        },
        {
          "place": "buyer",
          "amount": "0.00"
        }
      ],
      "shop": {
        "pending": "0.00",
        "available": "0.00",
        "held": "0.00",
        "advanced": "0.00"
      },
      "settle_at": "2026-03-17T00:00:00.000Z",
      "release_at": "2026-03-17T00:00:00.000Z",
      "evidence": {
        "grade": "test",
        "provider": "test",
        "reference": "test_9gx2k.019cadf2-6d00-7000-8000-00000000000b",
        "at": "2026-03-02T09:00:00.000Z",
        "charged": {
          "amount": "23.00",
          "asset": "USD"
        },
        "facts": [],
        "buyer_ref": "tXGSV_FRFo",
        "is_first_order": true,
        "place": {
          "country": "GB",
          "postcode_prefix": "LS1"
        }
      },
      "holds": [],
      "refunds": [],
      "transfers": [
        {
          "no": "3",
          "kind": "capture",
          "from": "psp",
          "to": "escrow",
          "from_place": "outside",
          "to_place": "order",
          "amount": "23.00",
          "actor": "provider",
          "at": "2026-03-02T09:00:00.000Z",
          "hold_id": null,
          "entry_hash": "be8f977699dd47c5a650804490fe9419cfe6ce440468aca040ca25c54059aab5"
        },
        {
          "no": "4",
          "kind": "confirm_cost",
          "from": "escrow",
          "to": "supplier_hold",
          "from_place": "order",
          "to_place": "supplier",
          "amount": "7.00",
          "actor": "timer",
          "at": "2026-03-02T10:00:00.000Z",
          "hold_id": null,
          "entry_hash": "a8e6978c48848284457dc69438ea3a0cfcde2aed30c7e508829a635b2d4b83e8"
        },
        {
          "no": "5",
          "kind": "ship_cost",
          "from": "supplier_hold",
          "to": "supplier_payable",
          "from_place": "supplier",
          "to_place": "supplier",
          "amount": "7.00",
          "actor": "carrier",
          "at": "2026-03-02T13:48:00.000Z",
          "hold_id": null,
          "entry_hash": "37242b6bf13f1077a835ad800f25e16bde3e5e66d6313c130f30b38c9202686b"
        }
      ]
    }
  },
  "payAmount": {
    "input": {
      "order_id": "019cadf2-6d00-7000-8000-000000000001"
    },
    "data": {
      "list": [
        {
          "order_id": "019cadf2-6d00-7000-8000-000000000001",
          "number": "9GX2K-4",
          "goods_cost": "8.00",
          "supplier_shipping": "3.00",
          "commission": "2.00",
          "tax": "0.00",
          "from_buyer": "11.00",
          "from_wallet": "0.00",
          "currency": "USD",
          "profit_after": "30.00",
          "version": 1
        }
      ],
      "total": {
        "from_buyer": "11.00",
        "from_wallet": "0.00",
        "currency": "USD"
      },
      "auto_at": "2026-03-05T00:26:01.100Z"
    }
  },
  "listCases": {
    "input": {
      "page_size": 5
    },
    "data": {
      "list": [
        {
          "id": "019cadf2-6d00-7000-8000-00000000000f",
          "order_id": "019cadf2-6d00-7000-8000-00000000000b",
          "order_no": "9GX2K-1",
          "state": "awaiting_return",
          "reason": "damaged",
          "fault": "supplier",
          "text": "The lid came broken.",
          "amount": "23.00",
          "currency": "USD",
          "lines": [
            {
              "id": "1",
              "code": "AD-8a7b5766",
              "title": "Thing AD-8a7b5766",
              "qty": 1
            }
          ],
          "answer_by": "2026-03-04T23:24:00.000Z",
          "inspect_by": "2026-03-19T23:26:01.100Z",
          "due_at": "2026-03-11T23:26:01.100Z",
          "created_at": "2026-03-02T23:24:00.000Z",
          "needs_return": true,
          "label_by": "supplier",
          "answer_text": null,
          "offer": null,
          "deduction": null,
          "inspection_note": null,
          "plea": null,
          "decision": null,
          "settled": null,
          "pictures": [],
          "parcels": [
            {
              "n": 1,
              "reference": "RQEH8AXT4QPR0",
              "carrier": "Test Post",
              "tracking": "RQEH8AXT4QPR0",
              "steps": []
            }
          ],
          "events": [
            {
              "move": "open",
              "to": "requested",
              "actor": "buyer",
              "at": "2026-03-02T23:24:00.000Z"
            },
            {
              "move": "approve",
              "to": "approved",
              "actor": "timer",
              "at": "2026-03-04T23:26:01.100Z"
            },
            {
              "move": "expectGoods",
              "to": "awaiting_return",
              "actor": "timer",
              "at": "2026-03-04T23:26:01.100Z"
            }
          ],
          "version": 3
        }
      ],
      "total": null,
      "page": 1,
      "page_size": 5,
      "has_more": false
    }
  },
  "listCaseChanges": {
    "input": {
      "limit": 2
    },
    "data": {
      "list": [
        {
          "id": "019cadf2-6d00-7000-8000-00000000000f",
          "order_id": "019cadf2-6d00-7000-8000-00000000000b",
          "order_no": "9GX2K-1",
          "state": "awaiting_return",
          "reason": "damaged",
          "fault": "supplier",
          "text": "The lid came broken.",
          "amount": "23.00",
          "currency": "USD",
          "lines": [
            {
              "id": "1",
              "code": "AD-8a7b5766",
              "title": "Thing AD-8a7b5766",
              "qty": 1
            }
          ],
          "answer_by": "2026-03-04T23:24:00.000Z",
          "inspect_by": "2026-03-19T23:26:01.100Z",
          "due_at": "2026-03-11T23:26:01.100Z",
          "created_at": "2026-03-02T23:24:00.000Z",
          "needs_return": true,
          "label_by": "supplier",
          "answer_text": null,
          "offer": null,
          "deduction": null,
          "inspection_note": null,
          "plea": null,
          "decision": null,
          "settled": null,
          "pictures": [],
          "parcels": [
            {
              "n": 1,
              "reference": "RQEH8AXT4QPR0",
              "carrier": "Test Post",
              "tracking": "RQEH8AXT4QPR0",
              "steps": []
            }
          ],
          "events": [
            {
              "move": "open",
              "to": "requested",
              "actor": "buyer",
              "at": "2026-03-02T23:24:00.000Z"
            },
            {
              "move": "approve",
              "to": "approved",
              "actor": "timer",
              "at": "2026-03-04T23:26:01.100Z"
            },
            {
              "move": "expectGoods",
              "to": "awaiting_return",
              "actor": "timer",
              "at": "2026-03-04T23:26:01.100Z"
            }
          ],
          "version": 3
        }
      ],
      "next": "97K4kNEb5v8ks1SbGS5d3lq6hACDDmVwaAh93DY8TerLVcRkPXUi1wRcENX9sLtVjqH9GZ0T.-4DnaNb2oozUPl0_1fY2TA",
      "has_more": false
    }
  },
  "caseCost": {
    "input": {
      "case_id": "019cadf2-6d00-7000-8000-00000000000f"
    },
    "data": {
      "case_id": "019cadf2-6d00-7000-8000-00000000000f",
      "currency": "USD",
      "refund": "23.00",
      "from_supplier": "7.00",
      "from_tax": "0.00",
      "from_commission": "1.00",
      "from_you": "15.00",
      "yours_before": "15.00",
      "yours_after": "0.00",
      "advanced": "0.00",
      "restocking": "0.00",
      "label_by": "supplier",
      "offer_max": "20.00"
    }
  },
  "wallet": {
    "input": {},
    "data": {
      "currency": "USD",
      "balance": "200.00",
      "available": "170.00",
      "pending": "0.00",
      "pending_by": [],
      "frozen": "30.00",
      "held": "0.00",
      "holds": [],
      "withdrawing": "30.00",
      "promo": "10.00",
      "receivable": "0.00",
      "in_escrow": "91.00",
      "min_deposit": "10.00",
      "min_withdraw": "10.00",
      "daily": {
        "limit": "500.00",
        "used": "30.00",
        "resets_at": "2026-03-05T00:00:00.000Z"
      },
      "pay_password_set": true,
      "accounts": 1,
      "accounts_max": 5,
      "as_of": "2026-03-04T23:28:01.100Z",
      "book": {
        "seq": "14",
        "head_hash": "f6d098729df24de12a0cd11b1196af977efc2f3f48585f7879ee55e4511ff3ca"
      },
      "slip": "stockless.slip/v1\nshop.example/log\n9gx2k\n14 f6d098729df24de12a0cd11b1196af977efc2f3f48585f7879ee55e4511ff3ca\n0 17000 0 3000 0 USD\n16\n1772666881100\n\n— shop.example/slip K2YBv7bhhAXYb2xVLJSB9efjNhYmA6wx8qNUOFi7RicQ4xTNiIqWfbZTZmlYAGMbBWQ1wbVFjdr8hJBcWfS8wjWyBZK=\n"
    }
  },
  "walletFlow": {
    "input": {
      "page_size": 3
    },
    "data": {
      "list": [
        {
          "id": "13",
          "no": "13",
          "type": "withdrawal",
          "kind": "withdraw",
          "direction": "out",
          "amount": "30.00",
          "fee": "0.00",
          "currency": "USD",
          "status": "awaiting_review",
          "failure_code": null,
          "failure_reason": null,
          "next_step": null,
          "balance_before": "200.00",
          "balance_after": "170.00",
          "account": "available",
          "counter_account": "withdrawing",
          "ref": {
            "kind": "withdrawal",
            "id": "019cadf2-6d00-7000-8000-000000000013",
            "no": "W-9GX2K-1"
          },
          "created_at": "2026-03-04T23:26:01.100Z",
          "done_at": null,
          "promise_at": null,
          "entry_hash": "4c8aec3f0a420306636993607f4286944fd65b7d76821b1bfc944204cd8f9b5e"
        },
        {
          "id": "1",
          "no": "1",
          "type": "deposit",
          "kind": "deposit",
          "direction": "in",
          "amount": "200.00",
          "fee": "0.00",
          "currency": "USD",
          "status": "success",
          "failure_code": null,
          "failure_reason": null,
          "next_step": null,
          "balance_before": "0.00",
          "balance_after": "200.00",
          "account": "available",
          "counter_account": "treasury",
          "ref": {
            "kind": "deposit",
            "id": "019cadf2-6d00-7000-8000-000000000015",
            "no": null
          },
          "created_at": "2026-03-02T09:00:00.000Z",
          "done_at": "2026-03-02T09:00:00.000Z",
          "promise_at": null,
          "entry_hash": "e9c929a79c1ab6d54d375c477ce9dc483de5bdca80e5c9f99f8c027ff0d0d4c4"
        }
      ],
      "total": 2,
      "page": 1,
      "page_size": 3,
      "has_more": false,
      "sums": {
        "in": "200.00",
        "out": "0.00",
        "currency": "USD"
      }
    }
  },
  "listDeposits": {
    "input": {
      "page_size": 5
    },
    "data": {
      "list": [
        {
          "id": "019cadf2-6d00-7000-8000-000000000017",
          "no": "D-9GX2K-1",
          "channel_id": "TRX/USDT",
          "status": "failure",
          "state": "expired",
          "amount": "50.00",
          "currency": "USD",
          "pay_amount": "50.003800",
          "asset": "USDT",
          "credit_amount": "50.00",
          "credited_amount": "0.00",
          "rate": "1",
          "fee": "0.00",
          "is_test": true,
          "created_at": "2026-03-02T23:24:00.000Z",
          "expires_at": "2026-03-03T00:24:00.000Z",
          "submit_until": "2026-03-04T00:24:00.000Z",
          "promise_at": null,
          "is_late": false,
          "answer_until": null,
          "done_at": "2026-03-04T23:26:01.100Z",
          "seen": null,
          "failure_code": "not_sent",
          "failure_reason": null,
          "next_step": "start_again"
        }
      ],
      "total": 1,
      "page": 1,
      "page_size": 5,
      "has_more": false
    }
  },
  "depositDetail": {
    "input": {
      "id": "019cadf2-6d00-7000-8000-000000000017"
    },
    "data": {
      "id": "019cadf2-6d00-7000-8000-000000000017",
      "no": "D-9GX2K-1",
      "channel_id": "TRX/USDT",
      "status": "failure",
      "state": "expired",
      "amount": "50.00",
      "currency": "USD",
      "pay_amount": "50.003800",
      "asset": "USDT",
      "credit_amount": "50.00",
      "credited_amount": "0.00",
      "rate": "1",
      "fee": "0.00",
      "is_test": true,
      "created_at": "2026-03-02T23:24:00.000Z",
      "expires_at": "2026-03-03T00:24:00.000Z",
      "submit_until": "2026-03-04T00:24:00.000Z",
      "promise_at": null,
      "is_late": false,
      "answer_until": null,
      "done_at": "2026-03-04T23:26:01.100Z",
      "seen": null,
      "failure_code": "not_sent",
      "failure_reason": null,
      "next_step": "start_again",
      "quote_id": "019cadf2-6d00-7000-8000-000000000017",
      "address": "o8XuLKfKarzsBDelKRc4D6zSGpiF1hop3a",
      "bank": null,
      "account_number": null,
      "is_unasked": false,
      "claim": null,
      "is_disputed": false,
      "qr_text": "o8XuLKfKarzsBDelKRc4D6zSGpiF1hop3a",
      "warnings": [
        "only_this_network",
        "only_usdt",
        "exact_amount"
      ],
      "hash": null,
      "sender_name": "",
      "note": "",
      "question": null,
      "proofs": [],
      "receipts": [],
      "steps": [
        {
          "code": "quoted",
          "by": "merchant",
          "at": "2026-03-02T23:24:00.000Z"
        },
        {
          "code": "expired",
          "by": "timer",
          "at": "2026-03-04T23:26:01.100Z"
        }
      ]
    }
  },
  "payChannels": {
    "input": {},
    "data": {
      "list": [
        {
          "id": "TRX/USDT",
          "kind": "TRX/USDT",
          "name": "USDT (TRON, TRC-20)",
          "network": "TRON (TRC-20)",
          "asset": "USDT",
          "currency": "USD",
          "min": "10.00",
          "max": "200.00",
          "fee": "0.00",
          "rate": "1",
          "confirmations": 20,
          "typical_minutes": 2,
          "address_format": "tron",
          "open": true,
          "closed_reason": null,
          "warnings": [
            "only_this_network",
            "only_usdt",
            "exact_amount"
          ],
          "is_test": true
        },
        {
          "id": "ETC/USDT",
          "kind": "ETC/USDT",
          "name": "USDT (Ethereum, ERC-20)",
          "network": "Ethereum (ERC-20)",
          "asset": "USDT",
          "currency": "USD",
          "min": "20.00",
          "max": "200.00",
          "fee": "0.00",
          "rate": "1",
          "confirmations": 12,
          "typical_minutes": 5,
          "address_format": "ethereum",
          "open": true,
          "closed_reason": null,
          "warnings": [
            "only_this_network",
            "only_usdt",
            "exact_amount"
          ],
          "is_test": true
        },
        {
          "id": "bank",
          "kind": "bank",
          "name": "Bank transfer",
          "network": "Bank transfer",
          "asset": "USD",
          "currency": "USD",
          "min": "20.00",
          "max": "200.00",
          "fee": "0.00",
          "rate": null,
          "confirmations": null,
          "typical_minutes": 2880,
          "address_format": "bank",
          "open": true,
          "closed_reason": null,
          "warnings": [
            "own_account",
            "reference"
          ],
          "is_test": true
        }
      ],
      "cap": {
        "limit": "200.00",
        "used": "0.00",
        "left": "200.00",
        "why": "first_days",
        "days": 30
      },
      "currency": "USD",
      "needed": false,
      "why_not_needed": "You don’t need a deposit to sell. Each order is paid from its own buyer’s payment, and nothing here gets better or faster with one."
    }
  },
  "listWithdrawals": {
    "input": {
      "page_size": 5
    },
    "data": {
      "list": [
        {
          "id": "019cadf2-6d00-7000-8000-000000000013",
          "no": "W-9GX2K-1",
          "status": "awaiting_review",
          "state": "approved",
          "amount": "30.00",
          "currency": "USD",
          "fee": "0.00",
          "receive_amount": "30.00",
          "receive_currency": "USD",
          "rate": null,
          "account": {
            "id": "019cadf2-6d00-7000-8000-000000000019",
            "type": "bank",
            "label": "Bank of Leeds",
            "account_name": "Ann Lee",
            "number_masked": "•••• 5432"
          },
          "note": "",
          "scheduled": false,
          "created_at": "2026-03-04T23:26:01.100Z",
          "promise_at": null,
          "approves_at": null,
          "cancellable_until": null,
          "can_cancel": true,
          "done_at": null,
          "failure_code": null,
          "failure_reason": null,
          "record": null,
          "paused": null,
          "next_step": null
        }
      ],
      "total": 1,
      "page": 1,
      "page_size": 5,
      "has_more": false
    }
  },
  "listWithdrawalChanges": {
    "input": {
      "limit": 2
    },
    "data": {
      "list": [
        {
          "id": "019cadf2-6d00-7000-8000-000000000013",
          "no": "W-9GX2K-1",
          "status": "awaiting_review",
          "state": "approved",
          "amount": "30.00",
          "currency": "USD",
          "fee": "0.00",
          "receive_amount": "30.00",
          "receive_currency": "USD",
          "rate": null,
          "account": {
            "id": "019cadf2-6d00-7000-8000-000000000019",
            "type": "bank",
            "label": "Bank of Leeds",
            "account_name": "Ann Lee",
            "number_masked": "•••• 5432"
          },
          "note": "",
          "scheduled": false,
          "created_at": "2026-03-04T23:26:01.100Z",
          "promise_at": null,
          "approves_at": null,
          "cancellable_until": null,
          "can_cancel": true,
          "done_at": null,
          "failure_code": null,
          "failure_reason": null,
          "record": null,
          "paused": null,
          "next_step": null
        }
      ],
      "next": "30TVBvYHGnhHermwRgEPyQY8O2mmjlOpFf6WDclpAtclXz3E6aNdt8tftfQsX4fYxKlQsI0O.0zby1ittbUETSRyxg7hjrQ",
      "has_more": false
    }
  },
  "quoteWithdrawal": {
    "input": {
      "account_id": "019cadf2-6d00-7000-8000-000000000019",
      "amount": "20.00"
    },
    "data": {
      "amount": "20.00",
      "currency": "USD",
      "fee": "0.00",
      "receive_amount": "20.00",
      "receive_currency": "USD",
      "rate": null,
      "decision": "at_once",
      "promise_at": null,
      "approves_at": null,
      "arrives_by": "2026-03-08T23:30:01.100Z",
      "second_factor": false,
      "daily": {
        "limit": "500.00",
        "used": "30.00",
        "resets_at": "2026-03-05T00:00:00.000Z"
      }
    }
  },
  "payoutSchedule": {
    "input": {},
    "data": {
      "schedule": null
    }
  },
  "listMandates": {
    "input": {
      "after": 0
    },
    "data": {
      "list": [],
      "next": null
    }
  },
  "withdrawalDetail": {
    "input": {
      "id": "019cadf2-6d00-7000-8000-000000000013"
    },
    "data": {
      "id": "019cadf2-6d00-7000-8000-000000000013",
      "no": "W-9GX2K-1",
      "status": "awaiting_review",
      "state": "approved",
      "amount": "30.00",
      "currency": "USD",
      "fee": "0.00",
      "receive_amount": "30.00",
      "receive_currency": "USD",
      "rate": null,
      "account": {
        "id": "019cadf2-6d00-7000-8000-000000000019",
        "type": "bank",
        "label": "Bank of Leeds",
        "account_name": "Ann Lee",
        "number_masked": "•••• 5432"
      },
      "note": "",
      "scheduled": false,
      "created_at": "2026-03-04T23:26:01.100Z",
      "promise_at": null,
      "approves_at": null,
      "cancellable_until": null,
      "can_cancel": true,
      "done_at": null,
      "failure_code": null,
      "failure_reason": null,
      "record": null,
      "paused": null,
      "next_step": null,
      "orders": [],
      "orders_total": 0,
      "other_amount": "30.00",
      "steps": [
        {
          "code": "requested",
          "by": "merchant",
          "at": "2026-03-04T23:26:01.100Z"
        },
        {
          "code": "approved",
          "by": "merchant",
          "at": "2026-03-04T23:26:01.100Z"
        }
      ],
      "payouts": [
        {
          "n": 1,
          "amount": "30.00",
          "fee": "0.00",
          "state": "waiting",
          "due_at": "2026-03-04T23:28:01.100Z",
          "reference": null,
          "done_at": null
        }
      ]
    }
  },
  "shopBook": {
    "input": {},
    "data": {
      "shop": "32027462799074",
      "currency": "USD",
      "v2_from": "1",
      "last_seq": "14",
      "head": "f6d098729df24de12a0cd11b1196af977efc2f3f48585f7879ee55e4511ff3ca",
      "list": [
        {
          "seq": "1",
          "kind": "deposit",
          "debit_kind": "treasury",
          "debit_subject": "tron",
          "credit_kind": "shop_available",
          "credit_subject": "",
          "units": "20000",
          "actor": "provider",
          "document": "019cadf2-6d00-7000-8000-000000000015",
          "once_key": "019cadf2-6d00-7000-8000-000000000015:in",
          "at": 1772442000000
        },
        {
          "seq": "2",
          "kind": "goodwill_promo",
          "debit_kind": "between_books",
          "debit_subject": "0",
          "credit_kind": "shop_promo",
          "credit_subject": "",
          "units": "2000",
          "actor": "reviewer",
          "document": "019cadf2-6d00-7000-8000-000000000015",
          "once_key": "019cadf2-6d00-7000-8000-000000000015:promo",
          "at": 1772442000000
        },
        {
          "seq": "3",
          "kind": "capture",
          "debit_kind": "psp",
          "debit_subject": "test",
          "credit_kind": "escrow",
          "credit_subject": "019cadf2-6d00-7000-8000-00000000000b",
          "units": "2300",
          "actor": "provider",
          "document": "019cadf2-6d00-7000-8000-00000000000b",
          "once_key": "019cadf2-6d00-7000-8000-00000000000b:capture",
          "at": 1772442000000
        },
        {
          "seq": "4",
          "kind": "confirm_cost",
          "debit_kind": "escrow",
          "debit_subject": "019cadf2-6d00-7000-8000-00000000000b",
          "credit_kind": "supplier_hold",
          "credit_subject": "019cadf2-6d00-7000-8000-00000000000b",
          "units": "700",
          "actor": "timer",
          "document": "019cadf2-6d00-7000-8000-00000000000b",
          "once_key": "019cadf2-6d00-7000-8000-00000000000b:confirm",
          "at": 1772445600000
        },
        {
          "seq": "5",
          "kind": "ship_cost",
          "debit_kind": "supplier_hold",
          "debit_subject": "019cadf2-6d00-7000-8000-00000000000b",
          "credit_kind": "supplier_payable",
          "credit_subject": "019cadf2-6d00-7000-8000-00000000001b",
          "units": "700",
          "actor": "carrier",
          "document": "019cadf2-6d00-7000-8000-00000000000b",
          "once_key": "019cadf2-6d00-7000-8000-00000000000b:ship:1",
          "at": 1772459280000
        },
        {
          "seq": "6",
          "kind": "capture",
          "debit_kind": "psp",
          "debit_subject": "test",
          "credit_kind": "escrow",
          "credit_subject": "019cadf2-6d00-7000-8000-000000000007",
          "units": "2300",
          "actor": "provider",
          "document": "019cadf2-6d00-7000-8000-000000000007",
          "once_key": "019cadf2-6d00-7000-8000-000000000007:capture",
          "at": 1772459280000
        },
        {
          "seq": "7",
          "kind": "confirm_cost",
          "debit_kind": "escrow",
          "debit_subject": "019cadf2-6d00-7000-8000-000000000007",
          "credit_kind": "supplier_hold",
          "credit_subject": "019cadf2-6d00-7000-8000-000000000007",
          "units": "700",
          "actor": "timer",
          "document": "019cadf2-6d00-7000-8000-000000000007",
          "once_key": "019cadf2-6d00-7000-8000-000000000007:confirm",
          "at": 1772462880000
        },
        {
          "seq": "8",
          "kind": "ship_cost",
          "debit_kind": "supplier_hold",
          "debit_subject": "019cadf2-6d00-7000-8000-000000000007",
          "credit_kind": "supplier_payable",
          "credit_subject": "019cadf2-6d00-7000-8000-00000000001b",
          "units": "700",
          "actor": "carrier",
          "document": "019cadf2-6d00-7000-8000-000000000007",
          "once_key": "019cadf2-6d00-7000-8000-000000000007:ship:1",
          "at": 1772476560000
        },
        {
          "seq": "9",
          "kind": "capture",
          "debit_kind": "psp",
          "debit_subject": "test",
          "credit_kind": "escrow",
          "credit_subject": "019cadf2-6d00-7000-8000-000000000004",
          "units": "2300",
          "actor": "provider",
          "document": "019cadf2-6d00-7000-8000-000000000004",
          "once_key": "019cadf2-6d00-7000-8000-000000000004:capture",
          "at": 1772476560000
        },
        {
          "seq": "10",
          "kind": "confirm_cost",
          "debit_kind": "escrow",
          "debit_subject": "019cadf2-6d00-7000-8000-000000000004",
          "credit_kind": "supplier_hold",
          "credit_subject": "019cadf2-6d00-7000-8000-000000000004",
          "units": "700",
          "actor": "timer",
          "document": "019cadf2-6d00-7000-8000-000000000004",
          "once_key": "019cadf2-6d00-7000-8000-000000000004:confirm",
          "at": 1772480160000
        },
        {
          "seq": "11",
          "kind": "ad_pay_promo",
          "debit_kind": "shop_promo",
          "debit_subject": "",
          "credit_kind": "ad_budget",
          "credit_subject": "019cadf2-6d00-7000-8000-00000000001c",
          "units": "1000",
          "actor": "merchant",
          "document": "019cadf2-6d00-7000-8000-00000000001c",
          "once_key": "019cadf2-6d00-7000-8000-00000000001c:promo",
          "at": 1772493840000
        },
        {
          "seq": "12",
          "kind": "ad_click",
          "debit_kind": "ad_budget",
          "debit_subject": "019cadf2-6d00-7000-8000-00000000001c",
          "credit_kind": "ads",
          "credit_subject": "",
          "units": "3",
          "actor": "timer",
          "document": "019cadf2-6d00-7000-8000-00000000001c",
          "once_key": "019cadf2-6d00-7000-8000-00000000001d:click",
          "at": 1772493901100
        },
        {
          "seq": "13",
          "kind": "withdraw",
          "debit_kind": "shop_available",
          "debit_subject": "",
          "credit_kind": "withdrawing",
          "credit_subject": "019cadf2-6d00-7000-8000-000000000013",
          "units": "3000",
          "actor": "merchant",
          "document": "019cadf2-6d00-7000-8000-000000000013",
          "once_key": "019cadf2-6d00-7000-8000-000000000013:ask",
          "at": 1772666761100
        },
        {
          "seq": "14",
          "kind": "capture",
          "debit_kind": "psp",
          "debit_subject": "test",
          "credit_kind": "escrow",
          "credit_subject": "019cadf2-6d00-7000-8000-000000000001",
          "units": "4300",
          "actor": "provider",
          "document": "019cadf2-6d00-7000-8000-000000000001",
          "once_key": "019cadf2-6d00-7000-8000-000000000001:capture",
          "at": 1772666761100
        }
      ],
      "next": null
    }
  },
  "shopProof": {
    "input": {},
    "data": {
      "checkpoint": null,
      "policy": "log shop.example/log+91b4bc19+ARxo7vSSJcXPHEu6S4psT2ZtmEfJ/vSZorIUi8KJUDGg https://shop.example/log\nquorum none\n",
      "seal": null,
      "acts_logged": 0
    }
  },
  "homeStat": {
    "input": {
      "range": "7d"
    },
    "data": {
      "tz": "UTC",
      "as_of": "2026-03-04T23:28:01.100Z",
      "from": "2026-02-26T00:00:00.000Z",
      "to": "2026-03-05T00:00:00.000Z",
      "currency": "USD",
      "sold": "112.00",
      "orders": 4,
      "units": 5,
      "refunded": "0.00",
      "net_profit": "0.00",
      "visitors": {
        "organic": 0,
        "paid": 0
      },
      "conversion_bps": null,
      "previous": {
        "sold": "0.00",
        "orders": 0,
        "units": 0,
        "refunded": "0.00",
        "net_profit": "0.00",
        "visitors": {
          "organic": 0,
          "paid": 0
        },
        "conversion_bps": null
      },
      "funnel": {
        "visitors": 0,
        "views": 0,
        "carts": 0,
        "checkouts": 0,
        "orders": 4
      },
      "sources": {
        "direct": 0,
        "shared": 0,
        "search": 0,
        "explore": 0,
        "other": 0
      },
      "pending": "0.00",
      "pending_next": null,
      "available": "170.00",
      "held": "0.00",
      "in_escrow": "91.00",
      "rating": {
        "avg": 4,
        "count": 1
      },
      "credit": {
        "score": 202,
        "changes": [
          {
            "at": "2026-03-02T13:48:00.000Z",
            "delta": 2,
            "why": "delivered",
            "order_id": "019cadf2-6d00-7000-8000-00000000000b"
          }
        ]
      },
      "level": {
        "code": "standard",
        "name": "Standard Store"
      },
      "needs_me": {
        "pay": 1,
        "reply": 1,
        "case": 0
      }
    }
  },
  "homeStatLine": {
    "input": {
      "metric": "sold",
      "grain": "day",
      "from": "2026-03-02",
      "to": "2026-03-05"
    },
    "data": {
      "tz": "UTC",
      "points": [
        {
          "t": "2026-03-02",
          "v": "69.00"
        },
        {
          "t": "2026-03-03",
          "v": "0.00"
        },
        {
          "t": "2026-03-04",
          "v": "43.00"
        },
        {
          "t": "2026-03-05",
          "v": "0.00"
        }
      ],
      "previous": [
        {
          "t": "2026-02-26",
          "v": "0.00"
        },
        {
          "t": "2026-02-27",
          "v": "0.00"
        },
        {
          "t": "2026-02-28",
          "v": "0.00"
        },
        {
          "t": "2026-03-01",
          "v": "0.00"
        }
      ],
      "unit": "currency",
      "currency": "USD",
      "incomplete_from": "2026-03-04"
    }
  },
  "listComments": {
    "input": {
      "rating": 4
    },
    "data": {
      "list": [
        {
          "id": "019cadf2-6d00-7000-8000-00000000001e",
          "order_id": "019cadf2-6d00-7000-8000-00000000000b",
          "order_no": "9GX2K-1",
          "goods": {
            "id": "019cadf2-6d00-7000-8000-000000000002",
            "title": "Thing AD-8a7b5766",
            "image": null
          },
          "rating": 4,
          "content": "Came a day early.",
          "lang": "en",
          "photos": [],
          "author": {
            "name_masked": "A*** B*****",
            "country": "GB"
          },
          "verified": true,
          "state": "published",
          "report_reason": null,
          "removed_reason": null,
          "removed_text": null,
          "signature": {
            "kind": "typed",
            "signed_at": "2026-03-02T23:24:00.000Z",
            "mark": "c324c5334add81a2a2fc3a905ae610009ac16186f7fd56c62b165da9301f0ecf",
            "digest": "23343b2ae6b4a188f75f08148721a95d83ff7e2632fcf3945d4eea62c556039e"
          },
          "follow_up": null,
          "reply": null,
          "can": [
            {
              "action": "reply",
              "allowed": true,
              "until": null,
              "why": null
            },
            {
              "action": "correct",
              "allowed": false,
              "until": null,
              "why": "no_reply"
            },
            {
              "action": "report",
              "allowed": true,
              "until": null,
              "why": null
            }
          ],
          "created_at": "2026-03-02T23:24:00.000Z"
        }
      ],
      "total": null,
      "page": 1,
      "page_size": 20,
      "has_more": false,
      "summary": {
        "avg": 4,
        "count": 1,
        "by_star": [
          0,
          0,
          0,
          1,
          0
        ]
      },
      "unanswered": 1
    }
  },
  "checkNotices": {
    "input": {},
    "data": {
      "unread": 21,
      "by_kind": {
        "order": 10,
        "wallet": 3,
        "case": 2,
        "review": 1,
        "service": 1,
        "system": 4,
        "ad": 0
      },
      "latest_id": "019cadf2-6d00-7000-8000-000000000021",
      "needs_me": 9,
      "fresh": 0,
      "quiet": false,
      "orders": "1772666761.100000.1"
    }
  },
  "listNotices": {
    "input": {
      "page_size": 3
    },
    "data": {
      "list": [
        {
          "id": "019cadf2-6d00-7000-8000-000000000021",
          "code": "order_paid",
          "kind": "order",
          "title": "New order: Thing AD-8a7b5766, $43.00",
          "body": "Order 9GX2K-4. Confirm by Mar 5, 2026, 12:26 AM, or it’s confirmed automatically.",
          "route": "EF79lZY9FaM3OaCNM41ePkAfonaEwMjNBrhK45zb0rCM1YX",
          "ref": {
            "kind": "order",
            "id": "019cadf2-6d00-7000-8000-000000000001"
          },
          "severity": "action",
          "created_at": "2026-03-04T23:26:01.100Z",
          "read_at": null,
          "channels": [
            {
              "name": "app",
              "state": "delivered",
              "at": "2026-03-04T23:26:01.100Z"
            },
            {
              "name": "push",
              "state": "not_open",
              "at": null
            },
            {
              "name": "email",
              "state": "off",
              "at": null
            }
          ]
        },
        {
          "id": "019cadf2-6d00-7000-8000-000000000023",
          "code": "withdrawal_approved",
          "kind": "wallet",
          "title": "Withdrawal W-9GX2K-1 was approved",
          "body": "We’re now sending $30.00 to •••• 5432.",
          "route": "/wallet/withdraw/019cadf2-6d00-7000-8000-000000000013",
          "ref": {
            "kind": "withdrawal",
            "id": "019cadf2-6d00-7000-8000-000000000013"
          },
          "severity": "info",
          "created_at": "2026-03-04T23:26:01.100Z",
          "read_at": null,
          "channels": [
            {
              "name": "app",
              "state": "delivered",
              "at": "2026-03-04T23:26:01.100Z"
            },
            {
              "name": "push",
              "state": "not_open",
              "at": null
            },
            {
              "name": "email",
              "state": "not_open",
              "at": null
            }
          ]
        },
        {
          "id": "019cadf2-6d00-7000-8000-000000000024",
          "code": "withdrawal_requested",
          "kind": "wallet",
          "title": "Withdrawal W-9GX2K-1 requested",
          "body": "We’ve received your request to withdraw $30.00 to •••• 5432. You can cancel until it’s sent.",
          "route": "/wallet/withdraw/019cadf2-6d00-7000-8000-000000000013",
          "ref": {
            "kind": "withdrawal",
            "id": "019cadf2-6d00-7000-8000-000000000013"
          },
          "severity": "info",
          "created_at": "2026-03-04T23:26:01.100Z",
          "read_at": null,
          "channels": [
            {
              "name": "app",
              "state": "delivered",
              "at": "2026-03-04T23:26:01.100Z"
            },
            {
              "name": "push",
              "state": "not_open",
              "at": null
            },
            {
              "name": "email",
              "state": "not_open",
              "at": null
            }
          ]
        }
      ],
      "total": null,
      "page": 1,
      "page_size": 3,
      "has_more": true
    }
  },
  "listChats": {
    "input": {
      "page_size": 3
    },
    "data": {
      "list": [
        {
          "id": "019cadf2-6d00-7000-8000-00000000000b",
          "kind": "order",
          "state": "waiting",
          "order": {
            "id": "019cadf2-6d00-7000-8000-00000000000b",
            "number": "9GX2K-1"
          },
          "last_seq": 1,
          "read": {
            "mine": 0,
            "theirs": 1
          },
          "unread": 1,
          "last": {
            "by": "buyer",
            "at": "2026-03-02T23:24:00.000Z",
            "parts": [
              {
                "text": "Is there a spare lid?"
              }
            ]
          },
          "desk": null,
          "queue_position": null,
          "promise_at": null,
          "created_at": "2026-03-02T23:24:00.000Z",
          "closed_at": null,
          "closes_at": "2026-03-09T23:24:00.000Z",
          "rating": null,
          "reported_at": null,
          "can": {
            "write": true,
            "elsewhere": null,
            "close": false,
            "rate": false,
            "report": true
          },
          "notice": "never_deposit_to_withdraw"
        }
      ],
      "total": null,
      "page": 1,
      "page_size": 3,
      "has_more": false,
      "unread": 1,
      "desk": {
        "is_open": false,
        "changes_at": "2026-03-05T09:00:00.000Z",
        "hours": {
          "from": "09:00",
          "to": "17:00",
          "zone": "UTC"
        },
        "waiting": 0,
        "answer_minutes": 5
      }
    }
  },
  "readChat": {
    "input": {
      "id": "019cadf2-6d00-7000-8000-00000000000b"
    },
    "data": {
      "conversation": {
        "id": "019cadf2-6d00-7000-8000-00000000000b",
        "kind": "order",
        "state": "waiting",
        "order": {
          "id": "019cadf2-6d00-7000-8000-00000000000b",
          "number": "9GX2K-1"
        },
        "last_seq": 1,
        "read": {
          "mine": 0,
          "theirs": 1
        },
        "unread": 1,
        "last": {
          "by": "buyer",
          "at": "2026-03-02T23:24:00.000Z",
          "parts": [
            {
              "text": "Is there a spare lid?"
            }
          ]
        },
        "desk": null,
        "queue_position": null,
        "promise_at": null,
        "created_at": "2026-03-02T23:24:00.000Z",
        "closed_at": null,
        "closes_at": "2026-03-09T23:24:00.000Z",
        "rating": null,
        "reported_at": null,
        "can": {
          "write": true,
          "elsewhere": null,
          "close": false,
          "rate": false,
          "report": true
        },
        "notice": "never_deposit_to_withdraw"
      },
      "messages": [
        {
          "seq": 1,
          "client_id": "019cadf2-6d00-7000-8000-000000000025",
          "by": "buyer",
          "name": null,
          "at": "2026-03-02T23:24:00.000Z",
          "parts": [
            {
              "text": "Is there a spare lid?"
            }
          ],
          "files": []
        }
      ],
      "has_more": false,
      "desk": {
        "is_open": false,
        "changes_at": "2026-03-05T09:00:00.000Z",
        "hours": {
          "from": "09:00",
          "to": "17:00",
          "zone": "UTC"
        },
        "waiting": 0,
        "answer_minutes": 5
      }
    }
  },
  "proposeChange": {
    "input": {
      "change": {
        "kind": "price",
        "items": [
          {
            "id": "019cadf2-6d00-7000-8000-000000000005",
            "sale_price": "23.00"
          }
        ]
      },
      "note": "Sells well at this price elsewhere."
    },
    "data": {
      "id": "019cadf2-6d00-7000-8000-000000000026",
      "expires_at": "2026-03-11T23:28:01.100Z"
    }
  },
  "listProposals": {
    "input": {
      "open": true,
      "page_size": 5
    },
    "data": {
      "list": [
        {
          "id": "019cadf2-6d00-7000-8000-000000000026",
          "kind": "price",
          "key": {
            "id": "019cadf2-6d00-7000-8000-000000000027",
            "name": "Warehouse",
            "revoked": false
          },
          "note": "Sells well at this price elsewhere.",
          "state": "open",
          "made_at": "2026-03-04T23:28:01.100Z",
          "expires_at": "2026-03-11T23:28:01.100Z",
          "decided_at": null,
          "currency": "USD",
          "rows": [
            {
              "id": "019cadf2-6d00-7000-8000-000000000005",
              "title": "Thing AD-bb356ae4",
              "version": 1,
              "before": "20.00",
              "after": "23.00",
              "profit_after": "17.85",
              "floor_price": "4.21",
              "is_loss": false
            }
          ],
          "answer": null,
          "result": null
        }
      ],
      "page": 1,
      "page_size": 5,
      "has_more": false,
      "open": 1
    }
  },
  "exportChat": {
    "input": {
      "id": "019cadf2-6d00-7000-8000-00000000000b",
      "format": "text"
    },
    "data": {
      "name": "dw1VCxca1zbHyDtitalZpJiisRKIqTS9.txt",
      "mime": "text/plain",
      "body": "Conversation at Stockless (9GX2K-1), saved on 2026-03-04T23:28:01.100Z\n\n1. 2026-03-02T23:24:00.000Z, Buyer\nIs there a spare lid?\n\nSHA-256 of the messages: f980b12200796fc093e6b3938f271e83323967416b5c0574f8ed63a155d2dec5\n",
      "sha256": "f980b12200796fc093e6b3938f271e83323967416b5c0574f8ed63a155d2dec5"
    }
  },
  "listFeedback": {
    "input": {
      "page_size": 5
    },
    "data": {
      "list": [],
      "total": null,
      "page": 1,
      "page_size": 5,
      "has_more": false,
      "quota": {
        "per_day": 10,
        "used": 0,
        "resets_at": "2026-03-05T00:00:00.000Z"
      }
    }
  },
  "listHooks": {
    "input": {},
    "data": {
      "list": [
        {
          "id": "019cadf2-6d00-7000-8000-00000000002a",
          "url": "http://127.0.0.1:9/stockless",
          "types": [
            "restriction.placed"
          ],
          "created_at": "2026-03-02T09:00:00.000Z",
          "state": "failing",
          "off_why": null,
          "failing_since": "2026-03-04T23:26:01.100Z",
          "old_secret_until": null
        }
      ],
      "limit": 5,
      "test_data": true
    }
  },
  "listDeliveries": {
    "input": {
      "hook_id": "019cadf2-6d00-7000-8000-00000000002a"
    },
    "data": {
      "list": [
        {
          "event_id": "019cadf2-6d00-7000-8000-00000000002b",
          "type": "restriction.placed",
          "about": "restriction:019cadf2-6d00-7000-8000-00000000002c",
          "at": "2026-03-02T23:26:01.100Z",
          "state": "waiting",
          "tries": 1,
          "last_at": "2026-03-04T23:26:01.100Z",
          "status": null,
          "took_ms": 3,
          "failure": "connection",
          "next_at": "2026-03-04T23:26:11.100Z",
          "body": "{\"id\":\"019cadf2-6d00-7000-8000-00000000002b\",\"type\":\"restriction.placed\",\"n\":1,\"created_at\":\"2026-03-02T23:26:01.100Z\",\"shop_id\":\"9gx2k\",\"test_data\":true,\"data\":{\"until\":\"2026-03-22T23:26:01.100Z\",\"restriction_id\":\"019cadf2-6d00-7000-8000-00000000002c\"}}"
        }
      ],
      "page": 1,
      "has_more": false
    }
  },
  "listPromotion": {
    "input": {
      "scope": "mine",
      "page_size": 5
    },
    "data": {
      "plans": [],
      "promo_credit": "10.00",
      "list": [
        {
          "id": "019cadf2-6d00-7000-8000-00000000001c",
          "plan_id": "explore",
          "pays": "click",
          "state": "active",
          "pause_reason": null,
          "goods": [
            {
              "id": "019cadf2-6d00-7000-8000-000000000002",
              "title": "Thing AD-8a7b5766",
              "image": null
            }
          ],
          "budget": "10.00",
          "day_budget": "2.00",
          "spent": "0.03",
          "remaining": "9.97",
          "from_promo": "10.00",
          "from_available": "0.00",
          "currency": "USD",
          "max_bid": "0.20",
          "percent_bps": null,
          "days": 5,
          "starts_at": "2026-03-02T23:24:00.000Z",
          "ends_at": "2026-03-07T23:24:00.000Z",
          "ended_at": null,
          "ended_reason": null,
          "ended_text": null,
          "promise_at": null,
          "impressions": 1,
          "clicks": 1,
          "invalid_clicks": 0,
          "orders": 0,
          "sales": "0.00",
          "avg_cpc": "0.03",
          "quality": {
            "score": 1.142,
            "parts": [
              {
                "part": "on_time",
                "value": 0.722,
                "weight": 0.35,
                "basis": 2
              },
              {
                "part": "refunds",
                "value": 0.913,
                "weight": 0.25,
                "basis": 3
              },
              {
                "part": "rating",
                "value": 0.645,
                "weight": 0.25,
                "basis": 1
              },
              {
                "part": "listing",
                "value": 0,
                "weight": 0.15,
                "basis": 4
              }
            ]
          },
          "pacing": null,
          "not_shown": [],
          "can": [
            {
              "action": "stop",
              "allowed": true,
              "until": null,
              "why": null
            },
            {
              "action": "pause",
              "allowed": true,
              "until": null,
              "why": null
            },
            {
              "action": "resume",
              "allowed": false,
              "until": null,
              "why": "state"
            }
          ]
        }
      ],
      "total": 1,
      "page": 1,
      "page_size": 5,
      "has_more": false
    }
  },
  "campaignResults": {
    "input": {
      "id": "019cadf2-6d00-7000-8000-00000000001c"
    },
    "data": {
      "id": "019cadf2-6d00-7000-8000-00000000001c",
      "state": "active",
      "currency": "USD",
      "impressions": 1,
      "clicks": 1,
      "invalid_views": [],
      "invalid_clicks": [],
      "orders": 0,
      "sales": "0.00",
      "spent": "0.03",
      "avg_cpc": "0.03",
      "days": [
        {
          "day": "2026-03-02",
          "auctions": 1,
          "won": 1,
          "impressions": 1,
          "clicks": 1,
          "invalid_clicks": 0,
          "orders": 0,
          "spent": "0.03",
          "sales": "0.00"
        },
        {
          "day": "2026-03-03",
          "auctions": 0,
          "won": 0,
          "impressions": 0,
          "clicks": 0,
          "invalid_clicks": 0,
          "orders": 0,
          "spent": "0.00",
          "sales": "0.00"
        },
        {
          "day": "2026-03-04",
          "auctions": 0,
          "won": 0,
          "impressions": 0,
          "clicks": 0,
          "invalid_clicks": 0,
          "orders": 0,
          "spent": "0.00",
          "sales": "0.00"
        }
      ],
      "quality": {
        "score": 1.142,
        "parts": [
          {
            "part": "on_time",
            "value": 0.722,
            "weight": 0.35,
            "basis": 2
          },
          {
            "part": "refunds",
            "value": 0.913,
            "weight": 0.25,
            "basis": 3
          },
          {
            "part": "rating",
            "value": 0.645,
            "weight": 0.25,
            "basis": 1
          },
          {
            "part": "listing",
            "value": 0,
            "weight": 0.15,
            "basis": 4
          }
        ]
      },
      "pacing": null,
      "not_shown": [],
      "steps": [
        {
          "n": 1,
          "move": "pay",
          "state": "active",
          "actor": "merchant",
          "reason": null,
          "at": "2026-03-02T23:24:00.000Z"
        }
      ]
    }
  },
  "campaignReceipts": {
    "input": {
      "id": "019cadf2-6d00-7000-8000-00000000001c",
      "page_size": 5
    },
    "data": {
      "list": [
        {
          "id": "019cadf2-6d00-7000-8000-00000000001d",
          "kind": "view",
          "at": "2026-03-02T23:24:00.000Z",
          "goods_id": "019cadf2-6d00-7000-8000-000000000002",
          "surface": "explore",
          "slot": 3,
          "verdict": "valid",
          "reason": null,
          "price": null,
          "next_score": null,
          "score": "2284000000000000000",
          "auction_id": "019cadf2-6d00-7000-8000-00000000002d",
          "day": "2026-03-02",
          "ledger_ref": null
        },
        {
          "id": "019cadf2-6d00-7000-8000-00000000001d",
          "kind": "click",
          "at": "2026-03-02T23:24:00.000Z",
          "goods_id": "019cadf2-6d00-7000-8000-000000000002",
          "surface": "explore",
          "slot": 3,
          "verdict": "charged",
          "reason": null,
          "price": "0.03",
          "next_score": null,
          "score": "2284000000000000000",
          "auction_id": "019cadf2-6d00-7000-8000-00000000002d",
          "day": "2026-03-02",
          "ledger_ref": "019cadf2-6d00-7000-8000-00000000001d:click"
        }
      ],
      "currency": "USD",
      "has_more": false,
      "next": null
    }
  },
  "forecastPromotion": {
    "input": {
      "plan_id": "explore",
      "goods_ids": [
        "019cadf2-6d00-7000-8000-000000000002"
      ],
      "budget": "10.00",
      "days": 5,
      "max_bid": "0.20"
    },
    "data": {
      "forecast": {
        "clicks": {
          "p10": 0,
          "p50": 1,
          "p90": 9
        },
        "impressions": {
          "p10": 0,
          "p50": 100,
          "p90": 900
        },
        "days": {
          "p10": 5,
          "p50": 5,
          "p90": 5
        },
        "cost": {
          "p10": "0.00",
          "p50": "0.11",
          "p90": "1.80"
        },
        "currency": "USD",
        "basis": {
          "kind": "prior",
          "auctions": 1,
          "from": "2026-02-25T23:28:01.100Z",
          "to": "2026-03-04T23:28:01.100Z",
          "algorithm_version": 1
        }
      },
      "suggested_bid": {
        "low": "0.04",
        "usual": "0.10",
        "high": "0.24"
      },
      "from_promo": "10.00",
      "from_available": "0.00",
      "available": "170.00",
      "blockers": [
        {
          "reason": "boosted",
          "goods_id": "019cadf2-6d00-7000-8000-000000000002"
        }
      ]
    }
  },
  "similarSetting": {
    "input": {},
    "data": {
      "on": false
    }
  },
  "adLog": {
    "input": {
      "day": "2026-03-02"
    },
    "data": {
      "format": "stockless-ads-1",
      "root": {
        "day": "2026-03-02",
        "version": 1,
        "commit": "27a9affa7131d288ab616c61a5d499f852e79a7294127e048584cc9e936da045",
        "seed": null,
        "entries": 2,
        "head": "3de02eceb5f181153aef70799d3711419d365f985dc7462ed912919aa6af4979",
        "numbered": true
      },
      "log": [
        {
          "n": 1,
          "hash": "5ad60c701814094b02388bcc1e0ebc9c0f7defc6286708e41da9b6b7ac591204",
          "head": "b9d93f796e8777999d6954fff700b66d5e46c0fd242078ceeac1678ad9a1b92f",
          "body": {
            "kind": "pool",
            "pool": {
              "version": 1,
              "surface": "explore",
              "at": "2026-03-02T23:24:00.000Z",
              "candidates": [
                {
                  "campaign": "f18812135d0b737e8c2372026765f6f4",
                  "shop": "fc96af344380b1a7e9d8e648db14c09d",
                  "goods": "1709bb69d654001838d12573cee689b0",
                  "score": "2284000000000000000",
                  "participation": 1000000,
                  "turns": 0,
                  "bar": null,
                  "offer": "afe9b23dc175febc21054452e67b1b286f64114070a6831739b50594dce93bce"
                }
              ]
            }
          }
        },
        {
          "n": 2,
          "hash": "cf77cf562b48e60c496e9ce704529d680b8e47cd425db80d64f9026b03fde4ca",
          "head": "3de02eceb5f181153aef70799d3711419d365f985dc7462ed912919aa6af4979",
          "body": {
            "kind": "auction",
            "auction": {
              "id": "019cadf2-6d00-7000-8000-00000000002d",
              "at": "2026-03-02T23:24:00.000Z",
              "pool": "b4d0758bdf589e714325fd1139a4b3f6fea39354f258171cb2eb9142d63dca8e",
              "slots": [
                3,
                8,
                15
              ],
              "among": null,
              "bars": [],
              "wins": [
                {
                  "slot": 3,
                  "index": 0,
                  "by": "auction",
                  "next": "0"
                }
              ],
              "shuffled": false
            }
          }
        }
      ],
      "offers": [
        {
          "campaign": "019cadf2-6d00-7000-8000-00000000001c",
          "shop": "32027462799074",
          "goods": "019cadf2-6d00-7000-8000-000000000002",
          "currency": "USD",
          "pays": "click",
          "bid": "20",
          "able": "200",
          "reserve": "2",
          "step": "1",
          "worth": "10000000000",
          "chance": 10000,
          "quality": 1142,
          "salt": "b469ed636a3107da220c3556aedbdc843ab12031a71aaab80ff7b546dc558ea2"
        }
      ],
      "bills": [
        {
          "auction": "019cadf2-6d00-7000-8000-00000000002d",
          "slot": 3,
          "price": "3"
        }
      ],
      "has_more": false
    }
  },
  "shopType": {
    "input": {},
    "data": {
      "lowering": null,
      "list": [
        {
          "code": "standard",
          "name": "Standard Store",
          "goods_limit": 100,
          "rows_max": 200,
          "delete_daily": 20,
          "commission_bps": 500,
          "settle_days": 10,
          "staff_seats": 2,
          "auto_withdraw": "500.00",
          "currency": "USD",
          "criteria": [],
          "current": true,
          "next": false,
          "changes": []
        },
        {
          "code": "merchant",
          "name": "Merchant Store",
          "goods_limit": 500,
          "rows_max": 1000,
          "delete_daily": 50,
          "commission_bps": 400,
          "settle_days": 8,
          "staff_seats": 5,
          "auto_withdraw": "2000.00",
          "currency": "USD",
          "criteria": [
            {
              "key": "live_goods",
              "rule": "at_least",
              "need": "10",
              "have": "3",
              "ok": false
            },
            {
              "key": "delivered_orders",
              "rule": "at_least",
              "need": "10",
              "have": "0",
              "ok": false
            },
            {
              "key": "rating",
              "rule": "at_least",
              "need": "2.5",
              "have": "4.0",
              "ok": true
            },
            {
              "key": "cases",
              "rule": "below",
              "need": "5",
              "have": "0",
              "ok": true
            }
          ],
          "current": false,
          "next": true,
          "changes": []
        },
        {
          "code": "partner",
          "name": "Business Partner",
          "goods_limit": 2000,
          "rows_max": 4000,
          "delete_daily": 200,
          "commission_bps": 300,
          "settle_days": 7,
          "staff_seats": 10,
          "auto_withdraw": "5000.00",
          "currency": "USD",
          "criteria": [
            {
              "key": "days_open",
              "rule": "at_least",
              "need": "30",
              "have": "2",
              "ok": false
            },
            {
              "key": "delivered_orders",
              "rule": "at_least",
              "need": "100",
              "have": "0",
              "ok": false
            },
            {
              "key": "buyers",
              "rule": "at_least",
              "need": "30",
              "have": "0",
              "ok": false
            },
            {
              "key": "rating",
              "rule": "at_least",
              "need": "3.5",
              "have": "4.0",
              "ok": true
            },
            {
              "key": "late_bps",
              "rule": "below",
              "need": "800",
              "have": "3333",
              "ok": false
            }
          ],
          "current": false,
          "next": false,
          "changes": []
        },
        {
          "code": "agent",
          "name": "Brand Agent",
          "goods_limit": 10000,
          "rows_max": 20000,
          "delete_daily": 1000,
          "commission_bps": 200,
          "settle_days": 7,
          "staff_seats": 20,
          "auto_withdraw": "10000.00",
          "currency": "USD",
          "criteria": [
            {
              "key": "days_open",
              "rule": "at_least",
              "need": "90",
              "have": "2",
              "ok": false
            },
            {
              "key": "delivered_orders",
              "rule": "at_least",
              "need": "1000",
              "have": "0",
              "ok": false
            },
            {
              "key": "rating",
              "rule": "at_least",
              "need": "4.2",
              "have": "4.0",
              "ok": false
            },
            {
              "key": "company",
              "rule": "at_least",
              "need": "1",
              "have": "0",
              "ok": false
            }
          ],
          "current": false,
          "next": false,
          "changes": []
        }
      ]
    }
  },
  "listRestrictions": {
    "input": {
      "standing": true,
      "page_size": 5
    },
    "data": {
      "list": [
        {
          "id": "019cadf2-6d00-7000-8000-00000000002c",
          "level": "warned",
          "code": "H05",
          "scope": "shop",
          "state": "active",
          "currency": "USD",
          "amount": null,
          "held": null,
          "reason": "Three buyers say that their parcels were empty.",
          "placed_at": "2026-03-02T23:26:01.100Z",
          "from": "2026-03-02T23:26:01.100Z",
          "until": "2026-03-22T23:26:01.100Z",
          "ended_at": null,
          "end_reason": null,
          "appeal": {
            "id": "019cadf2-6d00-7000-8000-000000000039",
            "restriction_id": "019cadf2-6d00-7000-8000-00000000002c",
            "state": "open",
            "text": "The carrier weighed all three parcels; the receipts are attached to this text.",
            "opened_at": "2026-03-02T23:26:01.100Z",
            "decide_by": "2026-03-12T23:26:01.100Z",
            "is_late": false,
            "decided_at": null,
            "decision": null,
            "files": 0
          },
          "record": null
        }
      ],
      "total": 1,
      "page": 1,
      "page_size": 5,
      "has_more": false
    }
  },
  "restrictionDetail": {
    "input": {
      "id": "019cadf2-6d00-7000-8000-00000000002c"
    },
    "data": {
      "id": "019cadf2-6d00-7000-8000-00000000002c",
      "level": "warned",
      "code": "H05",
      "scope": "shop",
      "state": "active",
      "currency": "USD",
      "amount": null,
      "held": null,
      "reason": "Three buyers say that their parcels were empty.",
      "placed_at": "2026-03-02T23:26:01.100Z",
      "from": "2026-03-02T23:26:01.100Z",
      "until": "2026-03-22T23:26:01.100Z",
      "ended_at": null,
      "end_reason": null,
      "appeal": {
        "id": "019cadf2-6d00-7000-8000-000000000039",
        "restriction_id": "019cadf2-6d00-7000-8000-00000000002c",
        "state": "open",
        "text": "The carrier weighed all three parcels; the receipts are attached to this text.",
        "opened_at": "2026-03-02T23:26:01.100Z",
        "decide_by": "2026-03-12T23:26:01.100Z",
        "is_late": false,
        "decided_at": null,
        "decision": null,
        "files": 0
      },
      "record": null,
      "evidence": [
        "Order 104"
      ],
      "extension": null,
      "end_note": null,
      "file_no": null,
      "stops": [],
      "appeal_until": "2026-09-01T23:26:01.100Z",
      "can_appeal": false,
      "appeal_why_not": "open"
    }
  },
  "statementCopy": {
    "input": {
      "id": "019cadf2-6d00-7000-8000-00000000002c",
      "format": "json"
    },
    "data": {
      "file_name": "qDbXJMyiCd98TrnsEKzvGHjHIho6GmGlFBy2ooFzwH8cFBu3.json",
      "type": "application/json",
      "base64": "NxNi5eXB5YRhpL7MFBnTq9XkSVUDiYGwAmEw14X77oYzJ5vKvSpzTVZISO5QzcdRTkGIWQ39YWTkFdi9VXVA5ShwU2jsMNBLnIBlJpKpIXKuwTgHM1HLwQeEQpeXGCULJxKbIB1gaRYtEsxLhgC0Fkq7gODvkYRLfGCFoQoUyItgVPVJqzu5gyEO4sZL8FAASEotMHb2jgtAjjwpIuSMpqmucBwPrTcizMcrmipF7E50plKegvs87qqjNOsAcd9t07i1hPWuCMKm5OA2SOe2wQ5N8kkYBeMyz8JuUIOhWUJTGGzIjjsSAcjOdfEPrH9adhPWXBobtSr4c8NxNi5eXB5YRhpL7MFBnTq9XkSVUDiYGwAmEw14X77oYzJ5vKvSpzTVZISO5QzcdRTkGIWQ39YWTkFdi9VXVA5ShwU2jsMNBLnIBlJpKpIXKuwTgHM1HLwQeEQpeXGCULJxKbIB1gaRYtEsxLhgC0Fkq7gODvkYRLfGCFoQoUyItgVPVJqzu5gyEO4sZL8FAASEotMHb2jgtAjjwpIuSMpqmucBwPrTcizMcrmipF7E50plKegvs87qqjNOsAcd9t07i1hPWuCMKm5OA2SOe2wQ5N8kkYBeMyz8JuUIOhWUJTGGzIjjsSAcjOdfEPrH9adhPWXBobtSr4c8NxNi5eXB5YRhpL7MFBnTq9XkSVUDiYGwAmEw14X77oYzJ5vKvSpzTVZISO5QzcdRTkGIWQ39YWTkFdi9VXVA5ShwU2jsMNBLnIBlJpKpIXKuwTgHM1HLwQeEQpeXGCULJxKbIB1gaRYtEsxLhgC0Fkq7gODvkYRLfGCFoQoUyItgVPVJqzu5gyEO4sZL8FAASEotMHb2jgtAjjwpIuSMpqmucBwPrTcizMcrmipF7E50plKegvs87qqjNOsAcd9t07i1hPWuCMKm5OA2SOe2wQ5N8kkYBeMyz8JuUIOhWUJTGGzIjjsSAcjOdfEPrH9adhPWXBobtSr4c8NxNi5eXB5YRhpL7MFBnTq9XkSVUDiYGwAmEw14X77oYzJ5vKvSpzTVZISO5QzcdRTkGIWQ39YWTkFdi9VXVA5ShwU2jsMNBLnIBlJpKpIXKuwTgHM1HLwQeEQpeXGCULJxKbIB1gaRYtEsxLhgC0Fkq7gODvkYRLfGCFoQoUyItgVPVJqzu5gyEO4sZL8FAASEotMHb2jgtAjjwpIuSMpqmucBwPrTcizMcrmipF7E50plKegvs87qqjNOsAcd9t07i1hPWuCMKm5OA2SOe2wQ5N8kkYBeMyz8JuUIOhWUJTGGzIjjsSAcjOdfEPrH9adhPWXBobtSr4c8NxNi5eXB5YRhpL7MFBnTq9XkSVUDiYGwAmEw14X77oYzJ5vKvSpzTVZISO5QzcdRTkGIWQ39YWTkFdi9VXVA5ShwU2jsMNBLnIBlJpKpIXKuwTgHM1HLwQeEQpeXGCULJxKbIB1gaRYtEsxLhgC0Fkq7gODvkYRLfGCFoQoUyItgVPVJqzu5gyEO4sZL8FAASEotMHb2jgtAjjwpIuSMpqmucBwPrTcizMcrmipF7E50plKegvs87qqjNOsAcd9t07i1hPWuCMKm5OA2SOe2wQ5N8kkYBeMyz8JuUIOhWUJTGGzIjjsSAcjOdfEPrH9adhPWXBobtSr4c8NxNi5eXB5YRhpL7MFBnTq9XkSVUDiYGwAmEw14X77oYzJ5vKvSpzTVZISO5QzcdRTkGIW=",
      "sha256": "8c978fdd056139ce460af15a36f033a3dec81ac6f78ee857a44954de48014f8d"
    }
  },
  "listAppeals": {
    "input": {
      "page_size": 5
    },
    "data": {
      "list": [
        {
          "id": "019cadf2-6d00-7000-8000-000000000039",
          "restriction_id": "019cadf2-6d00-7000-8000-00000000002c",
          "state": "open",
          "text": "The carrier weighed all three parcels; the receipts are attached to this text.",
          "opened_at": "2026-03-02T23:26:01.100Z",
          "decide_by": "2026-03-12T23:26:01.100Z",
          "is_late": false,
          "decided_at": null,
          "decision": null,
          "files": 0
        }
      ],
      "total": 1,
      "page": 1,
      "page_size": 5,
      "has_more": false
    }
  },
  "shopRecord": {
    "input": {},
    "data": {
      "list": [
        {
          "seq": 1,
          "index": null,
          "salt": "jrgRNU8E6iLrRkDdjyNEBo5RFtRLKyYrR3IMTAnbMkg=",
          "body": "{\"act\":\"shop.opened\",\"actor\":\"house\",\"after\":null,\"at\":\"2026-03-02T09:00:00.000Z\",\"before\":null,\"request\":\"\",\"seq\":1,\"shop\":\"9gx2k\",\"subject\":\"\",\"why\":\"\"}",
          "entry": null,
          "proof": null
        },
        {
          "seq": 2,
          "index": null,
          "salt": "DnTTjPpRpQ5nJTzZt7i3r8KGmAg9j7C4rwTMz54DlYL=",
          "body": "{\"act\":\"updatePayPassword\",\"actor\":\"merchant\",\"after\":{\"changed\":[\"confirm\",\"new\",\"password\"]},\"at\":\"2026-03-02T09:00:00.000Z\",\"before\":null,\"request\":\"019cadf2-6d00-7000-8000-00000000003f\",\"seq\":2,\"shop\":\"9gx2k\",\"subject\":\"\",\"why\":\"\"}",
          "entry": null,
          "proof": null
        },
        {
          "seq": 3,
          "index": null,
          "salt": "ucC7Ui7xdRDBsdcmcbgkWWmQv9pWEoFa8As8WI5Yzt0=",
          "body": "{\"act\":\"takeIdentity\",\"actor\":\"operator:019cadf2-6d00-7000-8000-000000000041\",\"after\":null,\"at\":\"2026-03-02T09:00:00.000Z\",\"before\":null,\"request\":\"019cadf2-6d00-7000-8000-000000000042\",\"seq\":3,\"shop\":\"9gx2k\",\"subject\":\"019cadf2-6d00-7000-8000-000000000043\",\"why\":\"decide\"}",
          "entry": null,
          "proof": null
        },
        {
          "seq": 4,
          "index": null,
          "salt": "hC6ikDSML79Y9Bnvcpy1JjfvTv0t2qEFtoJx7v8fkY8=",
          "body": "{\"act\":\"lookAtIdentity\",\"actor\":\"operator:019cadf2-6d00-7000-8000-000000000041\",\"after\":{\"field\":\"back\",\"position\":1},\"at\":\"2026-03-02T09:00:00.000Z\",\"before\":null,\"request\":\"019cadf2-6d00-7000-8000-000000000045\",\"seq\":4,\"shop\":\"9gx2k\",\"subject\":\"019cadf2-6d00-7000-8000-000000000043\",\"why\":\"decide\"}",
          "entry": null,
          "proof": null
        },
        {
          "seq": 5,
          "index": null,
          "salt": "Qi0zU42k7XJTz0sqUHirydMMwMZUJtHGwCjDn0TUx6S=",
          "body": "{\"act\":\"lookAtIdentity\",\"actor\":\"operator:019cadf2-6d00-7000-8000-000000000041\",\"after\":{\"field\":\"front\",\"position\":1},\"at\":\"2026-03-02T09:00:00.000Z\",\"before\":null,\"request\":\"019cadf2-6d00-7000-8000-000000000047\",\"seq\":5,\"shop\":\"9gx2k\",\"subject\":\"019cadf2-6d00-7000-8000-000000000043\",\"why\":\"decide\"}",
          "entry": null,
          "proof": null
        },
        {
          "seq": 6,
          "index": null,
          "salt": "mm1N0FFeC90JeGuQtuz6iUxXfNK2Gqgx1N58c5fkkBQ=",
          "body": "{\"act\":\"decideIdentity\",\"actor\":\"operator:019cadf2-6d00-7000-8000-000000000041\",\"after\":{\"state\":\"verified\",\"verdicts\":{\"back\":\"ok\",\"birth_date\":\"ok\",\"country\":\"ok\",\"doc_type\":\"ok\",\"document_ends_on\":\"ok\",\"front\":\"ok\",\"full_name\":\"ok\",\"id_number\":\"ok\",\"phone\":\"ok\"}},\"at\":\"2026-03-02T09:00:00.000Z\",\"before\":{\"state\":\"open\"},\"request\":\"019cadf2-6d00-7000-8000-000000000049\",\"seq\":6,\"shop\":\"9gx2k\",\"subject\":\"019cadf2-6d00-7000-8000-000000000043\",\"why\":\"\"}",
          "entry": null,
          "proof": null
        },
        {
          "seq": 7,
          "index": null,
          "salt": "wfaXjzh3zkg6b18EBdeX5GG8qKGF0zTAaReTWHTac6F=",
          "body": "{\"act\":\"addPayoutAccount\",\"actor\":\"merchant\",\"after\":{\"changed\":[\"account_name\",\"bank_name\",\"iban\",\"is_default\",\"pay_password\",\"type\",\"wallet_note\"]},\"at\":\"2026-03-02T09:00:00.000Z\",\"before\":null,\"request\":\"019cadf2-6d00-7000-8000-00000000004b\",\"seq\":7,\"shop\":\"9gx2k\",\"subject\":\"\",\"why\":\"\"}",
          "entry": null,
          "proof": null
        },
        {
          "seq": 8,
          "index": null,
          "salt": "VoKSnrcFRwq2pcLMoUNirToycfCNn8Lx8Bo2NUHHAwt=",
          "body": "{\"act\":\"addHook\",\"actor\":\"merchant\",\"after\":{\"types\":[\"restriction.placed\"],\"url\":\"http://127.0.0.1:9/stockless\"},\"at\":\"2026-03-02T09:00:00.000Z\",\"before\":null,\"request\":\"019cadf2-6d00-7000-8000-00000000004d\",\"seq\":8,\"shop\":\"9gx2k\",\"subject\":\"019cadf2-6d00-7000-8000-00000000002a\",\"why\":\"\"}",
          "entry": null,
          "proof": null
        },
        {
          "seq": 9,
          "index": null,
          "salt": "LFiOttj34EWG6FF63ARSmW6ZouGr2mlnWv804gZWQic=",
          "body": "{\"act\":\"confirmSecondFactor\",\"actor\":\"merchant\",\"after\":{\"changed\":[\"code\"]},\"at\":\"2026-03-02T09:00:00.000Z\",\"before\":null,\"request\":\"019cadf2-6d00-7000-8000-00000000004f\",\"seq\":9,\"shop\":\"9gx2k\",\"subject\":\"\",\"why\":\"\"}",
          "entry": null,
          "proof": null
        },
        {
          "seq": 10,
          "index": null,
          "salt": "o7w6ML8BZ3j3VE8OstLMc7spNmL19SjfANIdMmkQqEF=",
          "body": "{\"act\":\"case.opened\",\"actor\":\"house\",\"after\":{\"move\":\"open\",\"order\":\"019cadf2-6d00-7000-8000-00000000000b\",\"state\":\"requested\",\"units\":\"2300\"},\"at\":\"2026-03-02T23:24:00.000Z\",\"before\":null,\"request\":\"\",\"seq\":10,\"shop\":\"9gx2k\",\"subject\":\"019cadf2-6d00-7000-8000-00000000000f\",\"why\":\"\"}",
          "entry": null,
          "proof": null
        },
        {
          "seq": 11,
          "index": null,
          "salt": "5y0LSniIkbLrptkiHutoxhyNRcEEF6CznGV1Rkn509R=",
          "body": "{\"act\":\"placeRestriction\",\"actor\":\"operator:019cadf2-6d00-7000-8000-000000000052\",\"after\":{\"amount\":null,\"code\":\"H05\",\"level\":\"warned\",\"until\":\"2026-03-22T23:26:01.100Z\"},\"at\":\"2026-03-02T23:26:01.100Z\",\"before\":null,\"request\":\"019cadf2-6d00-7000-8000-000000000053\",\"seq\":11,\"shop\":\"9gx2k\",\"subject\":\"019cadf2-6d00-7000-8000-00000000002c\",\"why\":\"Three buyers say that their parcels were empty.\"}",
          "entry": null,
          "proof": null
        },
        {
          "seq": 12,
          "index": null,
          "salt": "NS5RGqJqN4gytMPnvT6TXrPApEQd3QaMiWkrYBRojJE=",
          "body": "{\"act\":\"case.moved\",\"actor\":\"house\",\"after\":{\"move\":\"approve\",\"order\":\"019cadf2-6d00-7000-8000-00000000000b\",\"state\":\"approved\",\"units\":\"2300\"},\"at\":\"2026-03-04T23:26:01.100Z\",\"before\":null,\"request\":\"\",\"seq\":12,\"shop\":\"9gx2k\",\"subject\":\"019cadf2-6d00-7000-8000-00000000000f\",\"why\":\"\"}",
          "entry": null,
          "proof": null
        },
        {
          "seq": 13,
          "index": null,
          "salt": "H3xesvP9Ga3oUEEJI2ktk9YjnFFwHIcJgO9QS2PX0t5=",
          "body": "{\"act\":\"case.moved\",\"actor\":\"house\",\"after\":{\"move\":\"expectGoods\",\"order\":\"019cadf2-6d00-7000-8000-00000000000b\",\"state\":\"awaiting_return\",\"units\":\"2300\"},\"at\":\"2026-03-04T23:26:01.100Z\",\"before\":null,\"request\":\"\",\"seq\":13,\"shop\":\"9gx2k\",\"subject\":\"019cadf2-6d00-7000-8000-00000000000f\",\"why\":\"\"}",
          "entry": null,
          "proof": null
        },
        {
          "seq": 14,
          "index": null,
          "salt": "8mRrygT5v3DIe6SLvwhZVf1np5Y6qhA5UHfvcXPRWAW=",
          "body": "{\"act\":\"payout.asked\",\"actor\":\"house\",\"after\":{\"account\":\"019cadf2-6d00-7000-8000-000000000019\",\"state\":\"requested\",\"units\":\"3000\"},\"at\":\"2026-03-04T23:26:01.100Z\",\"before\":null,\"request\":\"\",\"seq\":14,\"shop\":\"9gx2k\",\"subject\":\"019cadf2-6d00-7000-8000-000000000013\",\"why\":\"\"}",
          "entry": null,
          "proof": null
        },
        {
          "seq": 15,
          "index": null,
          "salt": "irG1aAUptqCECVri88axzpueYhoCCfRNWzVNid04mgZ=",
          "body": "{\"act\":\"payout.approved\",\"actor\":\"house\",\"after\":{\"account\":\"019cadf2-6d00-7000-8000-000000000019\",\"state\":\"approved\",\"units\":\"3000\"},\"at\":\"2026-03-04T23:26:01.100Z\",\"before\":null,\"request\":\"\",\"seq\":15,\"shop\":\"9gx2k\",\"subject\":\"019cadf2-6d00-7000-8000-000000000013\",\"why\":\"\"}",
          "entry": null,
          "proof": null
        },
        {
          "seq": 16,
          "index": null,
          "salt": "9wyJP67cAM59Jtn1NtBpBIogxSFDGHRn8pPS8YQYgrX=",
          "body": "{\"act\":\"makeApiKey\",\"actor\":\"merchant\",\"after\":{\"expires_at\":\"2027-03-04T23:28:01.100Z\",\"name\":\"Warehouse\",\"scopes\":[\"orders.read\",\"wallet.read\",\"showcase.read\",\"showcase.write\",\"statistics.read\",\"comments.read\",\"notifications.read\",\"chat.read\",\"promotion.read\",\"shop.read\",\"webhooks.read\",\"proposals.write\"],\"tail\":\"cu1M\"},\"at\":\"2026-03-04T23:28:01.100Z\",\"before\":null,\"request\":\"019cadf2-6d00-7000-8000-000000000059\",\"seq\":16,\"shop\":\"9gx2k\",\"subject\":\"019cadf2-6d00-7000-8000-000000000027\",\"why\":\"\"}",
          "entry": null,
          "proof": null
        }
      ],
      "checkpoint": null,
      "total": 16,
      "next": null
    }
  },
  "listLooks": {
    "input": {
      "page_size": 5
    },
    "data": {
      "list": [
        {
          "no": "3",
          "at": "2026-03-02T09:00:00.000Z",
          "role": "owner",
          "what": "identity",
          "why": "decide"
        }
      ],
      "total": 1,
      "page": 1,
      "page_size": 5,
      "has_more": false
    }
  },
  "listTypes": {
    "input": {},
    "data": {
      "list": [
        {
          "id": "things",
          "parent_id": null,
          "code": "things",
          "name": "Things",
          "goods_count": 9,
          "depth": 0,
          "path": [
            "Things"
          ]
        }
      ]
    }
  },
  "listGoods": {
    "input": {
      "in_stock": true,
      "page_size": 2
    },
    "data": {
      "list": [
        {
          "id": "019cadf2-6d00-7000-8000-00000000005a",
          "code": "PL-da2cca8d",
          "title": "Thing PL-da2cca8d",
          "description": "",
          "images": [],
          "category_id": "things",
          "cost": "4.00",
          "currency": "USD",
          "suggested_price": "7.20",
          "floor_price": "4.21",
          "ship": {
            "price": "3.00",
            "days_p50": 3,
            "days_p90": 6
          },
          "stock": 50,
          "price_band": null,
          "supplier": {
            "id": "019cadf2-6d00-7000-8000-00000000001b",
            "name": "Supplier SUP-1",
            "country": "GB",
            "ontime_bps": null,
            "fault_refund_bps": null,
            "affiliated": false
          },
          "returns": {
            "days": 14,
            "restock_bps": 0
          },
          "maker": "",
          "warnings": "",
          "variants": [],
          "brand": null,
          "gtin": null,
          "heading": null,
          "origin": null,
          "gpsr": {
            "maker": "",
            "eu_person": null,
            "warnings": [],
            "ok": false
          },
          "listed_by": 1,
          "in_showcase": false,
          "saved": false,
          "landed": null,
          "version": 1
        },
        {
          "id": "019cadf2-6d00-7000-8000-00000000005b",
          "code": "PL-d04fc27d",
          "title": "Thing PL-d04fc27d",
          "description": "",
          "images": [],
          "category_id": "things",
          "cost": "4.00",
          "currency": "USD",
          "suggested_price": "7.20",
          "floor_price": "4.21",
          "ship": {
            "price": "3.00",
            "days_p50": 3,
            "days_p90": 6
          },
          "stock": 50,
          "price_band": null,
          "supplier": {
            "id": "019cadf2-6d00-7000-8000-00000000001b",
            "name": "Supplier SUP-1",
            "country": "GB",
            "ontime_bps": null,
            "fault_refund_bps": null,
            "affiliated": false
          },
          "returns": {
            "days": 14,
            "restock_bps": 0
          },
          "maker": "",
          "warnings": "",
          "variants": [],
          "brand": null,
          "gtin": null,
          "heading": null,
          "origin": null,
          "gpsr": {
            "maker": "",
            "eu_person": null,
            "warnings": [],
            "ok": false
          },
          "listed_by": 1,
          "in_showcase": false,
          "saved": false,
          "landed": null,
          "version": 1
        }
      ],
      "total": 9,
      "page": 1,
      "page_size": 2,
      "has_more": true,
      "landed_complete": null
    }
  },
  "listGoodsChanges": {
    "input": {
      "limit": 2
    },
    "data": {
      "list": [
        {
          "id": "019cadf2-6d00-7000-8000-000000000008",
          "updated_at": "2026-03-02T09:00:00.000Z",
          "goods": {
            "code": "AD-12736dfc",
            "title": "Thing AD-12736dfc",
            "description": "",
            "images": [],
            "category_id": "things",
            "cost": "4.00",
            "currency": "USD",
            "suggested_price": "7.20",
            "maker": "",
            "warnings": "",
            "brand": null,
            "gtin": null,
            "heading": null,
            "origin": null,
            "version": 1,
            "supplier_id": "019cadf2-6d00-7000-8000-00000000001b",
            "in_stock": true,
            "stock": 49
          }
        },
        {
          "id": "019cadf2-6d00-7000-8000-000000000002",
          "updated_at": "2026-03-02T09:00:00.000Z",
          "goods": {
            "code": "AD-8a7b5766",
            "title": "Thing AD-8a7b5766",
            "description": "",
            "images": [],
            "category_id": "things",
            "cost": "4.00",
            "currency": "USD",
            "suggested_price": "7.20",
            "maker": "",
            "warnings": "",
            "brand": null,
            "gtin": null,
            "heading": null,
            "origin": null,
            "version": 1,
            "supplier_id": "019cadf2-6d00-7000-8000-00000000001b",
            "in_stock": true,
            "stock": 47
          }
        }
      ],
      "next": "JXNeqc9glWYPMnzn3WMEiCboCfmsA8ovNIlB64AFVWWRy5iB7Btlbfq2Yn4LVg0rChPuQWva.G81h-yF1z8xjTZytui2rbg",
      "has_more": true
    }
  },
  "costHistory": {
    "input": {
      "goods_id": "019cadf2-6d00-7000-8000-000000000002"
    },
    "data": {
      "list": [],
      "currency": "USD"
    }
  },
  "compareOffers": {
    "input": {
      "goods_id": "019cadf2-6d00-7000-8000-000000000002"
    },
    "data": {
      "currency": "USD",
      "country": null,
      "list": [
        {
          "goods_id": "019cadf2-6d00-7000-8000-000000000002",
          "code": "AD-8a7b5766",
          "title": "Thing AD-8a7b5766",
          "image": null,
          "supplier": {
            "id": "019cadf2-6d00-7000-8000-00000000001b",
            "name": "Supplier SUP-1",
            "country": "GB",
            "affiliated": false
          },
          "cost": "4.00",
          "suggested_price": "7.20",
          "floor_price": "4.21",
          "stock": 47,
          "ship": {
            "price": "3.00",
            "days_p50": 4,
            "days_p90": 7
          },
          "landed": null,
          "record": null,
          "returns": {
            "days": 14,
            "restock_bps": 0
          },
          "eu_person": null,
          "eu_ready": false,
          "in_showcase": true,
          "active": true,
          "same_by": "itself"
        }
      ]
    }
  },
  "landedCost": {
    "input": {
      "goods_id": "019cadf2-6d00-7000-8000-000000000002",
      "country": "GB"
    },
    "data": {
      "country": "GB",
      "qty": 1,
      "currency": "USD",
      "sale_price": "7.20",
      "closed": null,
      "parts": {
        "cost": "4.00",
        "shipping": "3.00",
        "tax": "0.00",
        "landed": "7.00",
        "buyer_total": "10.20",
        "service": "standard",
        "days": {
          "p50": 4,
          "p90": 7
        },
        "tax_lines": []
      }
    }
  },
  "listShowcase": {
    "input": {
      "status": "listed",
      "page_size": 2
    },
    "data": {
      "list": [
        {
          "id": "019cadf2-6d00-7000-8000-000000000005",
          "goods_id": "019cadf2-6d00-7000-8000-000000000005",
          "code": "AD-bb356ae4",
          "title": "Thing AD-bb356ae4",
          "image": null,
          "category_id": "things",
          "sale_price": "20.00",
          "cost": "4.00",
          "landed_cost_from": "7.00",
          "profit": "15.00",
          "profit_bps": 7500,
          "expected_profit": "13.56",
          "loss_if_returned": "3.00",
          "fees": {
            "commission": "1.00",
            "payment": "0.00"
          },
          "currency": "USD",
          "status": "listed",
          "delist_reason": null,
          "stock": 49,
          "clicks_30d": 0,
          "orders_30d": 1,
          "comments": 0,
          "rating": null,
          "floor_price": "4.21",
          "suggested_price": "7.20",
          "version": 1,
          "public_url": "https://shop.example/s/lamps-of-leeds/goods/019cadf2-6d00-7000-8000-000000000005",
          "option": "",
          "variants": null
        },
        {
          "id": "019cadf2-6d00-7000-8000-000000000002",
          "goods_id": "019cadf2-6d00-7000-8000-000000000002",
          "code": "AD-8a7b5766",
          "title": "Thing AD-8a7b5766",
          "image": null,
          "category_id": "things",
          "sale_price": "20.00",
          "cost": "4.00",
          "landed_cost_from": "7.00",
          "profit": "15.00",
          "profit_bps": 7500,
          "expected_profit": "13.56",
          "loss_if_returned": "3.00",
          "fees": {
            "commission": "1.00",
            "payment": "0.00"
          },
          "currency": "USD",
          "status": "listed",
          "delist_reason": null,
          "stock": 47,
          "clicks_30d": 0,
          "orders_30d": 2,
          "comments": 1,
          "rating": 4,
          "floor_price": "4.21",
          "suggested_price": "7.20",
          "version": 1,
          "public_url": "https://shop.example/s/lamps-of-leeds/goods/019cadf2-6d00-7000-8000-000000000002",
          "option": "",
          "variants": null
        }
      ],
      "total": 3,
      "page": 1,
      "page_size": 2,
      "has_more": true,
      "limit": {
        "goods_limit": 100,
        "listed": 3,
        "rows": 3,
        "rows_max": 200,
        "delete_daily": 20,
        "deleted_today": 0,
        "resets_at": "2026-03-05T00:00:00.000Z"
      },
      "undo": null
    }
  },
  "listShowcaseChanges": {
    "input": {
      "limit": 2
    },
    "data": {
      "list": [
        {
          "id": "019cadf2-6d00-7000-8000-000000000008",
          "updated_at": "2026-03-02T09:00:00.000Z",
          "item": {
            "code": "AD-12736dfc",
            "title": "Thing AD-12736dfc",
            "image": null,
            "category_id": "things",
            "sale_price": "20.00",
            "cost": "4.00",
            "suggested_price": "7.20",
            "currency": "USD",
            "status": "listed",
            "delist_reason": null,
            "version": 1,
            "public_url": "https://shop.example/s/lamps-of-leeds/goods/019cadf2-6d00-7000-8000-000000000008",
            "in_stock": true,
            "stock": 49
          }
        },
        {
          "id": "019cadf2-6d00-7000-8000-000000000002",
          "updated_at": "2026-03-02T09:00:00.000Z",
          "item": {
            "code": "AD-8a7b5766",
            "title": "Thing AD-8a7b5766",
            "image": null,
            "category_id": "things",
            "sale_price": "20.00",
            "cost": "4.00",
            "suggested_price": "7.20",
            "currency": "USD",
            "status": "listed",
            "delist_reason": null,
            "version": 1,
            "public_url": "https://shop.example/s/lamps-of-leeds/goods/019cadf2-6d00-7000-8000-000000000002",
            "in_stock": true,
            "stock": 47
          }
        }
      ],
      "next": "JXNeqc9glWYPMnzn3WMEiCboCfmsA8ovNIlB64AFVWWRy5iB7Btlbfq2Yn4LVg0rChPuQWva.-1BNUExogLVIJ383fKPvRg",
      "has_more": true
    }
  },
  "previewPrices": {
    "input": {
      "ids": [
        "019cadf2-6d00-7000-8000-000000000002"
      ],
      "how": "percent",
      "percent": 10
    },
    "data": {
      "rows": [
        {
          "id": "019cadf2-6d00-7000-8000-000000000002",
          "title": "Thing AD-8a7b5766",
          "version": 1,
          "before": "20.00",
          "after": "22.00",
          "profit_before": "15.00",
          "profit_after": "16.90",
          "floor_price": "4.21",
          "verdict": "change"
        }
      ],
      "changes": 1,
      "below_floor": 0,
      "currency": "USD"
    }
  },
  "priceRule": {
    "input": {},
    "data": {
      "rule": null,
      "version": 0,
      "currency": "USD"
    }
  },
  "setPriceRule": {
    "input": {
      "rule": {
        "bands": [
          {
            "cost_from": "0.00",
            "percent_bps": 6000,
            "amount": "1.00"
          }
        ],
        "ending": "99",
        "on_cost_rise": "follow"
      },
      "version": 0
    },
    "data": {
      "rule": {
        "bands": [
          {
            "cost_from": "0.00",
            "percent_bps": 6000,
            "amount": "1.00"
          }
        ],
        "ending": "99",
        "on_cost_rise": "follow"
      },
      "version": 1,
      "currency": "USD"
    }
  },
  "addToShowcase": {
    "input": {
      "items": [
        {
          "goods_id": "019cadf2-6d00-7000-8000-000000000002",
          "sale_price": "21.00"
        }
      ]
    },
    "data": {
      "results": [
        {
          "client_ref": null,
          "goods_id": "019cadf2-6d00-7000-8000-000000000002",
          "id": null,
          "sale_price": null,
          "ok": false,
          "code": 430,
          "reason": "already_listed",
          "msg": "This code already exists."
        }
      ],
      "undo_token": null,
      "undo_until": null,
      "limit": {
        "goods_limit": 100,
        "listed": 3,
        "rows": 3,
        "rows_max": 200,
        "delete_daily": 20,
        "deleted_today": 0,
        "resets_at": "2026-03-05T00:00:00.000Z"
      }
    }
  },
  "changePrices": {
    "input": {
      "items": [
        {
          "id": "019cadf2-6d00-7000-8000-000000000002",
          "sale_price": "22.00"
        }
      ]
    },
    "data": {
      "changed": 1,
      "items": [
        {
          "id": "019cadf2-6d00-7000-8000-000000000002",
          "sale_price": "22.00",
          "version": 2
        }
      ],
      "undo_token": "019cadf2-6d00-7000-8000-00000000005d",
      "undo_until": "2026-03-04T23:38:01.100Z"
    }
  },
  "moveInShowcase": {
    "input": {
      "id": "019cadf2-6d00-7000-8000-000000000008",
      "to": "top"
    },
    "data": {
      "id": "019cadf2-6d00-7000-8000-000000000008"
    }
  },
  "removeFromShowcase": {
    "input": {
      "ids": [
        "019cadf2-6d00-7000-8000-000000000008"
      ],
      "mode": "remove"
    },
    "data": {
      "results": [
        {
          "id": "019cadf2-6d00-7000-8000-000000000008",
          "ok": true,
          "code": 200,
          "reason": null,
          "msg": "ok"
        }
      ],
      "undo_token": "019cadf2-6d00-7000-8000-00000000005e",
      "undo_until": "2026-03-04T23:38:01.100Z",
      "limit": {
        "goods_limit": 100,
        "listed": 2,
        "rows": 2,
        "rows_max": 200,
        "delete_daily": 20,
        "deleted_today": 1,
        "resets_at": "2026-03-05T00:00:00.000Z"
      }
    }
  },
  "undoShowcase": {
    "input": {
      "undo_token": "019cadf2-6d00-7000-8000-00000000005e"
    },
    "data": {
      "kind": "remove",
      "results": [
        {
          "id": "019cadf2-6d00-7000-8000-000000000008",
          "ok": true,
          "code": 200,
          "reason": null,
          "msg": "ok"
        }
      ],
      "limit": {
        "goods_limit": 100,
        "listed": 3,
        "rows": 3,
        "rows_max": 200,
        "delete_daily": 20,
        "deleted_today": 0,
        "resets_at": "2026-03-05T00:00:00.000Z"
      }
    }
  },
  "apiParcels": {
    "input": {
      "state": "to_ship"
    },
    "data": {
      "list": [
        {
          "id": "9gx2k.019cadf2-6d00-7000-8000-000000000004.1",
          "order_no": "9GX2K-3",
          "number": "9GX2K-3.1",
          "state": "to_ship",
          "picked_at": null,
          "packed_at": null,
          "handed_at": null,
          "ship_by": "2026-03-04T19:36:00.000Z",
          "carrier": null,
          "tracking": null,
          "held": null,
          "payout": "7.00",
          "currency": "USD",
          "to": {
            "name": "Anna Berger",
            "company": "",
            "address": "1 Long Road",
            "address2": "",
            "city": "Leeds",
            "state": "",
            "postcode": "LS1 1AA",
            "country": "GB",
            "phone": null,
            "is_hidden": false
          },
          "lines": [
            {
              "code": "AD-bb356ae4",
              "title": "Thing AD-bb356ae4",
              "image": null,
              "qty": 1
            }
          ],
          "cancel_asked": false,
          "created_at": "2026-03-02T18:36:00.000Z"
        }
      ],
      "page": 1,
      "has_more": false
    }
  },
  "apiTracking": {
    "input": {
      "rows": [
        {
          "parcel": "9gx2k.019cadf2-6d00-7000-8000-000000000004.1",
          "carrier": "test-post",
          "tracking": "TP-20260304-1"
        }
      ],
      "preview": true
    },
    "data": {
      "applied": false,
      "results": [
        {
          "line": 1,
          "parcel": "9gx2k.019cadf2-6d00-7000-8000-000000000004.1",
          "ok": true,
          "change": "new",
          "reason": null
        }
      ]
    }
  },
  "apiStock": {
    "input": {
      "rows": [
        {
          "code": "AD-8a7b5766",
          "stock": 40
        }
      ],
      "preview": true
    },
    "data": {
      "applied": false,
      "currency": "USD",
      "results": [
        {
          "line": 1,
          "code": "AD-8a7b5766",
          "ok": true,
          "change": "changed",
          "stock": {
            "before": 49,
            "after": 40
          },
          "cost": null,
          "reason": null,
          "least": null
        }
      ]
    }
  }
};
