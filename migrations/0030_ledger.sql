CREATE TABLE "ledger_accounts" (
	"campaign_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_accounts_campaign_id_kind_currency_pk" PRIMARY KEY("campaign_id","kind","currency"),
	CONSTRAINT "ledger_accounts_not_overdrawn" CHECK ("ledger_accounts"."balance" >= 0),
	CONSTRAINT "ledger_accounts_currency" CHECK ("ledger_accounts"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"transaction_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"campaign_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"pledge_id" uuid,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entries_transaction_id_position_pk" PRIMARY KEY("transaction_id","position"),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0),
	CONSTRAINT "ledger_entries_pledge" CHECK (("ledger_entries"."pledge_id" is not null) = ("ledger_entries"."kind" in ('cards', 'backers')))
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"reverses" uuid,
	"reason" text,
	"written_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transactions_key_unique" UNIQUE("key"),
	CONSTRAINT "ledger_transactions_reverses_unique" UNIQUE("reverses")
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account" FOREIGN KEY ("campaign_id","kind","currency") REFERENCES "public"."ledger_accounts"("campaign_id","kind","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_reverses_ledger_transactions_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_account_index" ON "ledger_entries" USING btree ("campaign_id","kind","pledge_id");
--> statement-breakpoint
-- Written by hand, from here to the end: the rules of the ledger.
CREATE FUNCTION "refuse_money_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_transactions_append_only" BEFORE UPDATE OR DELETE ON "ledger_transactions" FOR EACH ROW EXECUTE FUNCTION "refuse_money_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_transactions_no_truncate" BEFORE TRUNCATE ON "ledger_transactions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_money_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_money_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_no_truncate" BEFORE TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_money_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_accounts_no_delete" BEFORE DELETE ON "ledger_accounts" FOR EACH ROW EXECUTE FUNCTION "refuse_money_change"();
--> statement-breakpoint
CREATE FUNCTION "apply_ledger_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
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
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_apply" AFTER INSERT ON "ledger_entries" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "apply_ledger_entries"();
--> statement-breakpoint
CREATE FUNCTION "require_balanced_transaction"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT count(*) FROM ledger_entries WHERE transaction_id = NEW.id) < 2
		OR EXISTS (SELECT FROM ledger_entries WHERE transaction_id = NEW.id GROUP BY currency HAVING sum(amount) <> 0)
	THEN
		RAISE EXCEPTION 'the entries of % do not add up to zero', NEW.key USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_transactions_balanced" AFTER INSERT ON "ledger_transactions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_balanced_transaction"();
