CREATE TABLE "daily_spending" (
	"spender" text NOT NULL,
	"day" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "daily_spending_spender_day_pk" PRIMARY KEY("spender","day")
);
