CREATE TABLE "campaign_caps" (
	"campaign_id" uuid PRIMARY KEY NOT NULL,
	"cap_minor" bigint NOT NULL
);

--> statement-breakpoint
-- Written by hand, from here to the end: the triggers keep the caps, which start with what is stored.
LOCK TABLE "campaign_pledges" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
-- The terms can't change any more when a pledge is paid.
CREATE FUNCTION "pledge_cap"(campaign uuid, amount bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
	SELECT amount * (v.content->'roi'->>'capPercent')::integer / 100
	FROM campaigns c JOIN campaign_versions v ON v.campaign_id = c.id AND v.number = c.version WHERE c.id = campaign
$$;
--> statement-breakpoint
CREATE FUNCTION "apply_pledges_to_caps"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO campaign_caps (campaign_id, cap_minor)
		SELECT campaign_id, sum(pledge_cap(campaign_id, amount_minor)) AS cap FROM new_rows
		WHERE status = 'charged' AND model = 'roi' GROUP BY 1 HAVING sum(pledge_cap(campaign_id, amount_minor)) <> 0 ORDER BY 1
		ON CONFLICT (campaign_id) DO UPDATE SET cap_minor = campaign_caps.cap_minor + EXCLUDED.cap_minor;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO campaign_caps (campaign_id, cap_minor)
		SELECT campaign_id, -sum(pledge_cap(campaign_id, amount_minor)) FROM old_rows
		WHERE status = 'charged' AND model = 'roi' GROUP BY 1 HAVING sum(pledge_cap(campaign_id, amount_minor)) <> 0 ORDER BY 1
		ON CONFLICT (campaign_id) DO UPDATE SET cap_minor = campaign_caps.cap_minor + EXCLUDED.cap_minor;
	ELSE
		INSERT INTO campaign_caps (campaign_id, cap_minor)
		SELECT campaign_id, sum(cap) FROM (
			SELECT campaign_id, pledge_cap(campaign_id, amount_minor) AS cap FROM new_rows WHERE status = 'charged' AND model = 'roi'
			UNION ALL
			SELECT campaign_id, -pledge_cap(campaign_id, amount_minor) FROM old_rows WHERE status = 'charged' AND model = 'roi'
		) AS changes GROUP BY 1 HAVING sum(cap) <> 0 ORDER BY 1
		ON CONFLICT (campaign_id) DO UPDATE SET cap_minor = campaign_caps.cap_minor + EXCLUDED.cap_minor;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "campaign_pledges_add_to_cap" AFTER INSERT ON "campaign_pledges"
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION apply_pledges_to_caps();
--> statement-breakpoint
CREATE TRIGGER "campaign_pledges_change_cap" AFTER UPDATE ON "campaign_pledges"
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION apply_pledges_to_caps();
--> statement-breakpoint
CREATE TRIGGER "campaign_pledges_take_from_cap" AFTER DELETE ON "campaign_pledges"
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION apply_pledges_to_caps();
--> statement-breakpoint
INSERT INTO campaign_caps (campaign_id, cap_minor)
SELECT campaign_id, sum(pledge_cap(campaign_id, amount_minor)) FROM campaign_pledges
WHERE status = 'charged' AND model = 'roi' GROUP BY 1 HAVING sum(pledge_cap(campaign_id, amount_minor)) <> 0;
