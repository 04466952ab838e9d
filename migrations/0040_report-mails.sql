CREATE TABLE "analytics_mail_choices" (
	"user_id" text PRIMARY KEY NOT NULL,
	"weekly_since" timestamp with time zone,
	"alerts_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "analytics_mails" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"period" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analytics_mails_user_id_kind_period_pk" PRIMARY KEY("user_id","kind","period")
);
--> statement-breakpoint
ALTER TABLE "analytics_mail_choices" ADD CONSTRAINT "analytics_mail_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_mails" ADD CONSTRAINT "analytics_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;