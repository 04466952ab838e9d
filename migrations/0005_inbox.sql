CREATE TABLE "submission_counts" (
	"collection" text NOT NULL,
	"state" text NOT NULL,
	"is_spam" boolean NOT NULL,
	"slot" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "submission_counts_collection_state_is_spam_slot_pk" PRIMARY KEY("collection","state","is_spam","slot")
);
--> statement-breakpoint
CREATE INDEX "contact_submissions_spam" ON "contact_submissions" USING btree ("submitted_at","id") WHERE "contact_submissions"."is_spam";--> statement-breakpoint
CREATE INDEX "contact_submissions_read_submitted_at_id_index" ON "contact_submissions" USING btree ("read","submitted_at","id");--> statement-breakpoint
CREATE INDEX "contact_submissions_email_key_id_index" ON "contact_submissions" USING btree ("email_key","id");--> statement-breakpoint
CREATE INDEX "feedback_submissions_spam" ON "feedback_submissions" USING btree ("submitted_at","id") WHERE "feedback_submissions"."is_spam";--> statement-breakpoint
CREATE INDEX "form_submissions_spam" ON "form_submissions" USING btree ("submitted_at","id") WHERE "form_submissions"."is_spam";--> statement-breakpoint
CREATE INDEX "form_submissions_email" ON "form_submissions" USING btree (left(lower(btrim("fields" ->> 'email')), 254));--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_spam" ON "newsletter_subscriptions" USING btree ("subscribed_at","id") WHERE "newsletter_subscriptions"."is_spam";--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_status_subscribed_at_id_index" ON "newsletter_subscriptions" USING btree ("status","subscribed_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_email_key_id_index" ON "newsletter_subscriptions" USING btree ("email_key","id");--> statement-breakpoint
CREATE INDEX "waitlist_submissions_spam" ON "waitlist_submissions" USING btree ("submitted_at","id") WHERE "waitlist_submissions"."is_spam";--> statement-breakpoint
CREATE INDEX "waitlist_submissions_status_submitted_at_id_index" ON "waitlist_submissions" USING btree ("status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "waitlist_submissions_email_key_id_index" ON "waitlist_submissions" USING btree ("email_key","id");
--> statement-breakpoint
-- Written by hand, from here to the end: the triggers that keep submission_counts, and the counts of what is already there.
CREATE FUNCTION "keep_submission_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Arguments: the name of the collection, and the column that says how far the team is with a row.
	-- Ordered, so that two statements take the same counters in the same order.
	IF TG_OP = 'INSERT' THEN
		INSERT INTO submission_counts AS kept
		SELECT TG_ARGV[0], to_jsonb(r) ->> TG_ARGV[1], r.is_spam, pg_backend_pid() % 16, count(*)
		FROM new_rows r GROUP BY 2, 3 ORDER BY 2, 3
		ON CONFLICT (collection, state, is_spam, slot) DO UPDATE SET amount = kept.amount + excluded.amount;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO submission_counts AS kept
		SELECT TG_ARGV[0], to_jsonb(r) ->> TG_ARGV[1], r.is_spam, pg_backend_pid() % 16, -count(*)
		FROM old_rows r GROUP BY 2, 3 ORDER BY 2, 3
		ON CONFLICT (collection, state, is_spam, slot) DO UPDATE SET amount = kept.amount + excluded.amount;
	ELSE
		INSERT INTO submission_counts AS kept
		SELECT TG_ARGV[0], c.state, c.is_spam, pg_backend_pid() % 16, sum(c.change)
		FROM (
			SELECT to_jsonb(r) ->> TG_ARGV[1] AS state, r.is_spam, 1 AS change FROM new_rows r
			UNION ALL
			SELECT to_jsonb(r) ->> TG_ARGV[1], r.is_spam, -1 FROM old_rows r
		) c
		GROUP BY 2, 3 HAVING sum(c.change) <> 0 ORDER BY 2, 3
		ON CONFLICT (collection, state, is_spam, slot) DO UPDATE SET amount = kept.amount + excluded.amount;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "waitlist_submissions_insert_counts" AFTER INSERT ON "waitlist_submissions" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "keep_submission_counts"('waitlist', 'status');
--> statement-breakpoint
CREATE TRIGGER "waitlist_submissions_update_counts" AFTER UPDATE ON "waitlist_submissions" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "keep_submission_counts"('waitlist', 'status');
--> statement-breakpoint
CREATE TRIGGER "waitlist_submissions_delete_counts" AFTER DELETE ON "waitlist_submissions" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "keep_submission_counts"('waitlist', 'status');
--> statement-breakpoint
CREATE TRIGGER "contact_submissions_insert_counts" AFTER INSERT ON "contact_submissions" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "keep_submission_counts"('contact', 'read');
--> statement-breakpoint
CREATE TRIGGER "contact_submissions_update_counts" AFTER UPDATE ON "contact_submissions" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "keep_submission_counts"('contact', 'read');
--> statement-breakpoint
CREATE TRIGGER "contact_submissions_delete_counts" AFTER DELETE ON "contact_submissions" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "keep_submission_counts"('contact', 'read');
--> statement-breakpoint
CREATE TRIGGER "newsletter_subscriptions_insert_counts" AFTER INSERT ON "newsletter_subscriptions" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "keep_submission_counts"('newsletter', 'status');
--> statement-breakpoint
CREATE TRIGGER "newsletter_subscriptions_update_counts" AFTER UPDATE ON "newsletter_subscriptions" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "keep_submission_counts"('newsletter', 'status');
--> statement-breakpoint
CREATE TRIGGER "newsletter_subscriptions_delete_counts" AFTER DELETE ON "newsletter_subscriptions" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "keep_submission_counts"('newsletter', 'status');
--> statement-breakpoint
CREATE TRIGGER "feedback_submissions_insert_counts" AFTER INSERT ON "feedback_submissions" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "keep_submission_counts"('feedback', 'status');
--> statement-breakpoint
CREATE TRIGGER "feedback_submissions_update_counts" AFTER UPDATE ON "feedback_submissions" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "keep_submission_counts"('feedback', 'status');
--> statement-breakpoint
CREATE TRIGGER "feedback_submissions_delete_counts" AFTER DELETE ON "feedback_submissions" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "keep_submission_counts"('feedback', 'status');
--> statement-breakpoint
CREATE TRIGGER "form_submissions_insert_counts" AFTER INSERT ON "form_submissions" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "keep_submission_counts"('other', 'status');
--> statement-breakpoint
CREATE TRIGGER "form_submissions_update_counts" AFTER UPDATE ON "form_submissions" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "keep_submission_counts"('other', 'status');
--> statement-breakpoint
CREATE TRIGGER "form_submissions_delete_counts" AFTER DELETE ON "form_submissions" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "keep_submission_counts"('other', 'status');
--> statement-breakpoint
INSERT INTO submission_counts SELECT 'waitlist', "status"::text, is_spam, 0, count(*) FROM "waitlist_submissions" GROUP BY 2, 3;
--> statement-breakpoint
INSERT INTO submission_counts SELECT 'contact', "read"::text, is_spam, 0, count(*) FROM "contact_submissions" GROUP BY 2, 3;
--> statement-breakpoint
INSERT INTO submission_counts SELECT 'newsletter', "status"::text, is_spam, 0, count(*) FROM "newsletter_subscriptions" GROUP BY 2, 3;
--> statement-breakpoint
INSERT INTO submission_counts SELECT 'feedback', "status"::text, is_spam, 0, count(*) FROM "feedback_submissions" GROUP BY 2, 3;
--> statement-breakpoint
INSERT INTO submission_counts SELECT 'other', "status"::text, is_spam, 0, count(*) FROM "form_submissions" GROUP BY 2, 3;
