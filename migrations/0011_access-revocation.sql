ALTER TABLE "users" ADD COLUMN "access_revoked_at" timestamp with time zone;--> statement-breakpoint
-- Written by hand: of several rows for one account with a third party the oldest stays, and none is added meanwhile.
LOCK TABLE "accounts" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
DELETE FROM "accounts" AS "newer" USING "accounts" AS "older"
WHERE "newer"."provider_id" = "older"."provider_id" AND "newer"."account_id" = "older"."account_id"
	AND ("newer"."created_at", "newer"."id") > ("older"."created_at", "older"."id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider_id_account_id_index" ON "accounts" USING btree ("provider_id","account_id");
