CREATE INDEX "users_mailbox" ON "users" USING btree (replace(split_part(split_part("email_key", '@', 1), '+', 1), '.', ''));
