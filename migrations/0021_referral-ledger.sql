CREATE TABLE "launch_credits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"referred_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"release_of" uuid,
	"reversal_of" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "launch_credits_releaseOf_unique" UNIQUE("release_of"),
	CONSTRAINT "launch_credits_reversalOf_unique" UNIQUE("reversal_of"),
	CONSTRAINT "launch_credits_amount" CHECK (("launch_credits"."kind" = 'credit' and "launch_credits"."amount" = 1 and "launch_credits"."release_of" is null and "launch_credits"."reversal_of" is null)
        or ("launch_credits"."kind" = 'hold' and "launch_credits"."amount" = 0 and "launch_credits"."release_of" is null and "launch_credits"."reversal_of" is null)
        or ("launch_credits"."kind" = 'release' and "launch_credits"."amount" = 1 and "launch_credits"."release_of" is not null and "launch_credits"."reversal_of" is null)
        or ("launch_credits"."kind" = 'reversal' and "launch_credits"."amount" = -1 and "launch_credits"."release_of" is null and "launch_credits"."reversal_of" is not null))
);
--> statement-breakpoint
CREATE TABLE "launch_line_counts" (
	"audience" text NOT NULL,
	"grain" text NOT NULL,
	"credits" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "launch_line_counts_audience_grain_credits_starts_at_pk" PRIMARY KEY("audience","grain","credits","starts_at")
);
--> statement-breakpoint
CREATE TABLE "launch_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entry_id" uuid,
	"audience" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"code" text DEFAULT substr(replace(gen_random_uuid()::text, '-', ''), 1, 12),
	"left_at" timestamp with time zone,
	CONSTRAINT "launch_members_entryId_unique" UNIQUE("entry_id"),
	CONSTRAINT "launch_members_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "waitlist_submissions" ADD COLUMN "referral_code" text;--> statement-breakpoint
ALTER TABLE "waitlist_submissions" ADD COLUMN "sender_hash" text;--> statement-breakpoint
ALTER TABLE "launch_credits" ADD CONSTRAINT "launch_credits_member_id_launch_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."launch_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launch_credits" ADD CONSTRAINT "launch_credits_referred_id_launch_members_id_fk" FOREIGN KEY ("referred_id") REFERENCES "public"."launch_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launch_credits" ADD CONSTRAINT "launch_credits_release_of_launch_credits_id_fk" FOREIGN KEY ("release_of") REFERENCES "public"."launch_credits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launch_credits" ADD CONSTRAINT "launch_credits_reversal_of_launch_credits_id_fk" FOREIGN KEY ("reversal_of") REFERENCES "public"."launch_credits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launch_members" ADD CONSTRAINT "launch_members_entry_id_waitlist_submissions_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."waitlist_submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "launch_credits_referral" ON "launch_credits" USING btree ("referred_id") WHERE "launch_credits"."kind" in ('credit', 'hold');--> statement-breakpoint
CREATE INDEX "launch_credits_member_id_created_at_index" ON "launch_credits" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "launch_credits_held" ON "launch_credits" USING btree ("created_at","id") WHERE "launch_credits"."kind" = 'hold';--> statement-breakpoint
CREATE INDEX "launch_credits_created_at_id_index" ON "launch_credits" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "launch_members_line" ON "launch_members" USING btree ("audience","credits" DESC NULLS LAST,"confirmed_at","id") WHERE "launch_members"."left_at" is null;--> statement-breakpoint
CREATE INDEX "waitlist_submissions_referral" ON "waitlist_submissions" USING btree ("referral_code","sender_hash") WHERE "waitlist_submissions"."referral_code" is not null;--> statement-breakpoint
-- Written by hand, from here to the end: the rules of the ledger, the counts of the line, and everyone who is confirmed already.
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'launch_credits is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "launch_credits_append_only" BEFORE UPDATE OR DELETE ON "launch_credits" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
CREATE TRIGGER "launch_credits_no_truncate" BEFORE TRUNCATE ON "launch_credits" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
CREATE FUNCTION "apply_launch_credits"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE launch_members m SET credits = m.credits + s.amount
	FROM (SELECT member_id, sum(amount) AS amount FROM new_rows GROUP BY member_id HAVING sum(amount) <> 0) s
	WHERE m.id = s.member_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "launch_credits_apply" AFTER INSERT ON "launch_credits" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "apply_launch_credits"();
--> statement-breakpoint
CREATE FUNCTION "enrol_launch_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO launch_members (entry_id, audience, confirmed_at) VALUES (NEW.id, NEW.user_type, NEW.confirmed_at)
	ON CONFLICT (entry_id) DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "waitlist_submissions_enrol" AFTER INSERT OR UPDATE OF "confirmed_at", "is_spam" ON "waitlist_submissions" FOR EACH ROW WHEN (NEW.confirmed_at IS NOT NULL AND NOT NEW.is_spam) EXECUTE FUNCTION "enrol_launch_member"();
--> statement-breakpoint
CREATE FUNCTION "anonymise_launch_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.code := NULL;
	NEW.left_at := coalesce(NEW.left_at, now());
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "launch_members_anonymise" BEFORE UPDATE OF "entry_id" ON "launch_members" FOR EACH ROW WHEN (NEW.entry_id IS NULL) EXECUTE FUNCTION "anonymise_launch_member"();
--> statement-breakpoint
CREATE FUNCTION "keep_launch_line_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Ordered, so that two statements take the same counters in the same order.
	IF TG_OP = 'INSERT' THEN
		INSERT INTO launch_line_counts AS kept (audience, grain, credits, starts_at, amount)
		SELECT r.audience, g.grain, r.credits, CASE WHEN g.grain = 'all' THEN 'epoch' ELSE date_trunc(g.grain, r.confirmed_at, 'UTC') END, count(*)
		FROM new_rows r CROSS JOIN (VALUES ('all'), ('day'), ('minute')) g (grain)
		WHERE r.left_at IS NULL
		GROUP BY 1, 2, 3, 4 ORDER BY 1, 3, 2, 4
		ON CONFLICT (audience, grain, credits, starts_at) DO UPDATE SET amount = kept.amount + excluded.amount;
	ELSE
		INSERT INTO launch_line_counts AS kept (audience, grain, credits, starts_at, amount)
		SELECT c.audience, g.grain, c.credits, CASE WHEN g.grain = 'all' THEN 'epoch' ELSE date_trunc(g.grain, c.confirmed_at, 'UTC') END, sum(c.change)
		FROM (
			SELECT audience, credits, confirmed_at, 1 AS change FROM new_rows WHERE left_at IS NULL
			UNION ALL
			SELECT audience, credits, confirmed_at, -1 FROM old_rows WHERE left_at IS NULL
		) c CROSS JOIN (VALUES ('all'), ('day'), ('minute')) g (grain)
		GROUP BY 1, 2, 3, 4 HAVING sum(c.change) <> 0 ORDER BY 1, 3, 2, 4
		ON CONFLICT (audience, grain, credits, starts_at) DO UPDATE SET amount = kept.amount + excluded.amount;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "launch_members_insert_counts" AFTER INSERT ON "launch_members" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "keep_launch_line_counts"();
--> statement-breakpoint
CREATE TRIGGER "launch_members_update_counts" AFTER UPDATE ON "launch_members" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "keep_launch_line_counts"();
--> statement-breakpoint
INSERT INTO launch_members (entry_id, audience, confirmed_at) SELECT id, user_type, confirmed_at FROM waitlist_submissions WHERE confirmed_at IS NOT NULL AND NOT is_spam;
