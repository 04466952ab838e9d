CREATE TABLE "ledger_totals" (
	"campaign_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"cause" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_totals_campaign_id_kind_currency_cause_pk" PRIMARY KEY("campaign_id","kind","currency","cause")
);

--> statement-breakpoint
-- Written by hand, from here to the end: the trigger keeps the totals, which start with what is stored.
LOCK TABLE "ledger_entries" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "apply_ledger_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM new_rows r JOIN ledger_transactions t ON t.id = r.transaction_id WHERE t.written_by <> pg_current_xact_id()
	) THEN
		RAISE EXCEPTION 'a ledger transaction is complete once it is written' USING ERRCODE = 'restrict_violation';
	END IF;
	-- Locked in one order, so that two statements never wait for each other.
	PERFORM FROM ledger_accounts a WHERE EXISTS (
		SELECT FROM new_rows r WHERE r.kind IN ('escrow', 'repayments')
			AND r.campaign_id = a.campaign_id AND r.kind = a.kind AND r.currency = a.currency
	) ORDER BY a.campaign_id, a.kind, a.currency FOR NO KEY UPDATE;
	UPDATE ledger_accounts a SET balance = a.balance + s.amount, version = a.version + 1
	FROM (
		SELECT campaign_id, kind, currency, sum(amount) AS amount FROM new_rows WHERE kind IN ('escrow', 'repayments') GROUP BY 1, 2, 3
	) s
	WHERE a.campaign_id = s.campaign_id AND a.kind = s.kind AND a.currency = s.currency;
	INSERT INTO ledger_totals (campaign_id, kind, currency, cause, amount)
	SELECT r.campaign_id, r.kind, r.currency, coalesce(o.kind, t.kind), sum(r.amount)
	FROM new_rows r JOIN ledger_transactions t ON t.id = r.transaction_id LEFT JOIN ledger_transactions o ON o.id = t.reverses
	WHERE r.kind IN ('escrow', 'creator') GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
	ON CONFLICT (campaign_id, kind, currency, cause) DO UPDATE SET amount = ledger_totals.amount + EXCLUDED.amount;
	RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO ledger_totals (campaign_id, kind, currency, cause, amount)
SELECT e.campaign_id, e.kind, e.currency, coalesce(o.kind, t.kind), sum(e.amount)
FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id LEFT JOIN ledger_transactions o ON o.id = t.reverses
WHERE e.kind IN ('escrow', 'creator') GROUP BY 1, 2, 3, 4;
